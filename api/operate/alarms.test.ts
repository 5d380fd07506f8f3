import { expect, it } from 'vitest';
import { outbox, queueMessage } from '../../db/mail/messages';
import { putSetting } from '../../db/settings';
import { testApp } from '../testApp';
import { mailAlarms } from './alarms';

const settings = {
  BACKUP_URL: '/mnt/elsewhere',
  BREVO_API_KEY: 'key',
  MAIL_FROM: 'site@example.com',
  MAIL_TO: 'one@example.com,two@example.com',
};
const message = {
  kind: 'test',
  to_email: 'a@example.com',
  subject: 'A',
  text: 'A',
  html: 'A',
  host: 'a',
} as const;

function office(variables: Record<string, string> = settings) {
  const kit = testApp(variables);
  const look = mailAlarms(kit);
  const backup = (failures: number) => {
    const problem = failures > 0 ? 'the disk is full' : null;
    putSetting(kit.db, 'backup', JSON.stringify({ at: null, isAway: true, problem, failures }));
  };
  /** Looks, and returns the warnings so far. */
  const warned = async () => {
    await look(new AbortController().signal);
    const query = {
      sort: { column: 'created_at', direction: 'ASC' },
      offset: 0,
      limit: 100,
    } as const;
    return outbox.list(kit.db, { ...query, filters: { kind: 'alarm' } }).rows;
  };
  return { ...kit, backup, warned };
}

it('mails everybody at the office once when the backup failed twice, and again after a day', async () => {
  const { db, backup, warned } = office();
  backup(1);
  expect(await warned()).toEqual([]);
  backup(2);
  const mails = await warned();
  expect(mails.map(({ to_email }) => to_email).sort()).toEqual([
    'one@example.com',
    'two@example.com',
  ]);
  expect(mails[0]?.text).toContain('failed 2 times in a row: the disk is full');
  expect(await warned()).toHaveLength(2);
  const yesterday = new Date(Date.now() - 25 * 60 * 60_000).toISOString();
  putSetting(db, 'alarmed_at', yesterday);
  expect(await warned()).toHaveLength(4);
});

it('tells of a message that has been waiting for more than an hour', async () => {
  const { db, warned } = office();
  const { id } = queueMessage(db, message);
  expect(await warned()).toEqual([]);
  const old = new Date(Date.now() - 61 * 60_000).toISOString();
  db.sqlite.prepare('UPDATE messages SET created_at = ? WHERE id = ?').run(old, id);
  expect((await warned())[0]?.text).toContain('waiting for more than an hour');
});

it('does nothing while no mail is set up', async () => {
  const { backup, warned } = office({ BACKUP_URL: '/mnt/elsewhere' });
  backup(3);
  expect(await warned()).toEqual([]);
});
