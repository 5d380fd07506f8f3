import { oldestWaiting } from '../../db/mail/messages';
import { getSetting, putSetting } from '../../db/settings';
import { operatorAlarm } from '../../site/api';
import type { Services } from '../context';
import { queueMail } from '../mail/outbox';
import { mailSettings, sentLanes } from '../mail/settings';
import { lastBackup } from './backups';
import type { Run } from './jobRunner';

const pauseMs = 5 * 60_000;
const stuckMs = 60 * 60_000;
const dayMs = 24 * 60 * 60_000;
const minFailures = 2;
const key = 'alarmed_at';

type Used = Pick<Services, 'db' | 'environment' | 'firm' | 'wakeSender'>;

/**
 * Mails the office, at most once a day, that backups failed twice, or that a message has been waiting
 * for an hour. While no mail goes out at all, this one waits with the others.
 */
export function mailAlarms(services: Used): Run {
  const { db, environment } = services;
  const settings = mailSettings(environment);
  return () => {
    if (!settings) return undefined;
    const troubles = troublesOf(services);
    const since = Date.now() - Date.parse(getSetting(db, key) ?? '');
    // One in the future counts as none: the clock was ahead.
    const isTold = since >= 0 && since < dayMs;
    if (troubles.length === 0 || isTold) return pauseMs;
    const { SITE_URL: siteUrl } = environment;
    const mail = operatorAlarm({ firm: services.firm.onPages, troubles, siteUrl });
    putSetting(db, key, new Date().toISOString());
    for (const to_email of settings.to) queueMail(services, { kind: 'alarm', to_email, ...mail });
    return pauseMs;
  };
}

function troublesOf({ db, environment }: Used): string[] {
  const troubles: string[] = [];
  const backup = environment.BACKUP_URL ? lastBackup(db) : undefined;
  if (backup?.problem && (backup.failures ?? 0) >= minFailures) {
    troubles.push(`The nightly backup failed ${backup.failures} times in a row: ${backup.problem}`);
  }
  const waiting = oldestWaiting(db, sentLanes(environment));
  if (waiting && Date.now() - Date.parse(waiting) > stuckMs) {
    troubles.push('A message has been waiting for more than an hour: see the Outbox.');
  }
  return troubles;
}
