import { sweepAuditEvents } from '../db/accounts/auditEvents';
import { sweepSessions } from '../db/accounts/sessions';
import { forgetNetworks } from '../db/bookings/bookings';
import type { Database } from '../db/client';
import { type ClockJump, ClockWatch, rowsAhead } from '../db/clock';
import { mergeSearchIndex } from '../db/enquiries/enquirySearch';
import { sweepEnquiries, sweepUnconfirmed } from '../db/enquiries/retention';
import type { Replication } from '../db/file/replication';
import { secureDeleteFile, secureDeleteLog } from '../db/file/secureDelete';
import { sweepPageMisses } from '../db/links/pageMisses';
import { sweepMessages } from '../db/mail/messages';
import { sweepSubscribers } from '../db/mail/subscribers';
import { deleteUnusedImages } from '../db/media/images';
import { sweepDiscarded } from '../db/posts/drafts';
import { sweepPreviewLinks } from '../db/posts/previewLinks';
import { emptyTrash } from '../db/posts/trash';
import { sweepHits } from '../db/rateLimitHits';
import { sweepMisses } from '../db/search/searchMisses';
import { hourInSydney, secondsAgo } from '../db/time';
import { retention } from '../site/api';
import { sessionAges } from './accounts/sessions';
import { readBusyTimes } from './bookings/busyTimes';
import { notifyOfCancellations } from './bookings/clientChanges';
import { adoptNextPrices } from './bookings/prices';
import { remindOfTomorrow } from './bookings/reminders';
import type { Services } from './context';
import { names } from './http/contentCache';
import { askLinks } from './links/askLinks';
import { sendingJobs } from './mail/outbox';
import { mailAlarms } from './operate/alarms';
import { addMissingAvif } from './operate/avifForms';
import { nightlyBackup } from './operate/backups';
import { checkPosts } from './operate/checker';
import { clockAheadMessage, clockJumpMessage } from './operate/clockWords';
import { externalWrites } from './operate/externalWrites';
import { indexSearch } from './operate/indexer';
import { checkIntegrity } from './operate/integrity';
import { type Job, job } from './operate/jobRunner';
import { askForReleases } from './operate/newRelease';
import { publishScheduled } from './operate/publisher';
import { reload, type SiteContent } from './siteContent';

const erasurePauseMs = 30_000;
/** Deleted texts leave the index within the hour; each time it is written anew, wholly. */
const mergePauseMs = 30 * 60_000;
/** Lets requests in between. */
const mergeTurnPauseMs = 50;
const hitsPauseMs = 60_000;
const bookingsPauseMs = 60_000;
const clockPauseMs = 60_000;
const missesPauseMs = 60_000;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * All background jobs, also used by `npm run dev`. Each runs right after the start, then when its
 * run says or `JobRunner.wake` names it. A failing job doesn't block others.
 */
export function serverJobs({
  db,
  environment,
  content,
  replica,
  wakeSender,
  doctor,
  backup,
  root,
}: Pick<Services, 'db' | 'environment' | 'wakeSender'> & {
  content: SiteContent;
  replica?: Replication | undefined;
  /** Paths of the built commands. */
  doctor?: string;
  backup?: string;
  /** Folder of the installation, if newer releases are asked for. */
  root?: string;
}): Job[] {
  const { enquiryMonths: closedMonths, recordYears, spamDays } = retention;
  const { cache, facts, firm, posts } = content;
  const clock = new ClockWatch(db, (jump) => logJump(db, jump));
  // First: a wrong clock must not write or delete anything.
  clock.look();
  const daily = dailyOnceSure(clock);
  return [
    job('clock', () => {
      clock.look();
      return clockPauseMs;
    }),
    job('publish', () =>
      clock.allows('publish') ? publishScheduled(db, () => posts.changed()) : clockPauseMs,
    ),
    ...sendingJobs({ db, environment, firm, clock }),
    job('facts', () => {
      firm.keepUp();
      return facts.keepUp();
    }),
    job(
      'external-writes',
      externalWrites(db, () => reload(content)),
    ),
    job(
      'search-index',
      indexSearch({ db, facts, firm }, () => cache.drop([names.related])),
    ),
    job('checks', checkPosts(db, environment.SITE_URL)),
    job('erasure', () => finishErasures(db)),
    job('search-erasure', searchErasure(db)),
    daily(
      'trash',
      (count) => `permanently deleted ${count} posts`,
      () => emptyTrash(db),
    ),
    daily(
      'drafts',
      (count) => `permanently deleted ${count} discarded drafts`,
      () => sweepDiscarded(db),
    ),
    daily(
      'sessions',
      (count) => `ended ${count} unused`,
      () => sweepSessions(db, sessionAges.idleSeconds),
    ),
    daily(
      'activity',
      (count) => `deleted ${count} older than a year`,
      () => sweepAuditEvents(db),
    ),
    daily(
      'preview-links',
      (count) => `deleted ${count} that are over`,
      () => sweepPreviewLinks(db),
    ),
    daily(
      'enquiries',
      (count) => `deleted ${count} past retention`,
      () => sweepEnquiries(db, { closedMonths, recordMonths: recordYears * 12, spamDays }),
    ),
    job('bookings', async () => {
      if (clock.allows('publish')) {
        adoptNextPrices({ db, firm, today: () => facts.today() });
        await remindOfTomorrow({ db, environment, firm, wakeSender });
        notifyOfCancellations({ db, environment, firm, wakeSender });
      }
      if (!clock.allows('delete')) return bookingsPauseMs;
      sweepUnconfirmed(db, { hours: retention.unconfirmedBookingHours });
      forgetNetworks(db, secondsAgo(retention.networkHours * 3600));
      return bookingsPauseMs;
    }),
    job('page-misses', () => {
      content.missed.store(db);
      return missesPauseMs;
    }),
    job('busy-times', readBusyTimes({ db })),
    // Only on public sites: a local copy makes no requests.
    ...(environment.SITE_URL.startsWith('https:')
      ? [
          job('links', askLinks({ db })),
          ...(root && environment.RELEASE_CHECK ? [job('releases', askForReleases(db, root))] : []),
        ]
      : []),
    daily(
      'media',
      (count) => `removed ${count} unused images`,
      () => deleteUnusedImages(db),
    ),
    daily(
      'subscribers',
      (count) => `deleted ${count} unconfirmed addresses`,
      () => sweepSubscribers(db),
    ),
    daily(
      'messages',
      (count) => `deleted ${count} past retention`,
      () => sweepMessages(db),
    ),
    daily(
      'search-misses',
      (count) => `deleted ${count} old searches`,
      () => sweepMisses(db),
    ),
    daily(
      'old-page-misses',
      (count) => `deleted ${count} addresses not asked for in three months`,
      () => sweepPageMisses(db),
    ),
    job('rate-limits', () => {
      if (clock.allows('delete')) sweepHits(db);
      return hitsPauseMs;
    }),
    job('alarms', mailAlarms({ db, environment, firm, wakeSender })),
    job('avif', addMissingAvif(db)),
    ...(doctor ? [job('integrity', checkIntegrity(db, environment.DATABASE_FILE, doctor))] : []),
    ...(backup && environment.BACKUP_URL
      ? [job('backup', nightlyBackup(db, environment, backup))]
      : []),
    ...(replica ? [job('replica', (stopping) => replica.keepUp(db, stopping))] : []),
  ];
}

/** Takes deleted texts out of the search's index, in turns that let others in between. */
function searchErasure(db: Database): () => number {
  let turns = mergeSearchIndex(db);
  return () => {
    if (!turns.next().done) return mergeTurnPauseMs;
    turns = mergeSearchIndex(db);
    return mergePauseMs;
  };
}

/** Finishes secure deletion in log and file; the file at night, since it blocks the server. */
function finishErasures(db: Database): number {
  const hour = hourInSydney(new Date());
  if (hour >= 3 && hour < 5) secureDeleteFile(db);
  secureDeleteLog(db);
  return erasurePauseMs;
}

/**
 * Makes daily jobs that delete what is old, while the clock can be believed.
 * @param sweep returns the number of rows removed, which `logLine` turns into a log line.
 */
const dailyOnceSure =
  (clock: ClockWatch) =>
  (name: string, logLine: (count: number) => string, sweep: () => number): Job =>
    job(name, () => {
      if (!clock.allows('delete')) return clockPauseMs;
      const count = sweep();
      if (count > 0) console.log(`${name}: ${logLine(count)}`);
      return dayMs;
    });

function logJump({ sqlite }: Database, jump: ClockJump | null): void {
  const newest = rowsAhead(sqlite);
  if (jump) console.error(`clock: ${clockJumpMessage(jump)}`);
  else if (newest) console.error(`clock: ${clockAheadMessage(newest)}`);
  else console.log('clock: it is believed again');
}
