import { bookingsOfPerson } from '../../db/bookings/bookings';
import {
  type BusyCalendar,
  nextBusyCalendar,
  noteBusyProblem,
  storeBusyTimes,
} from '../../db/bookings/busyTimes';
import { readCalendar } from '../../db/firm/calendar';
import { dayMs } from '../../shared/bookings';
import type { Services } from '../context';
import { FetchError, fetchPublicFile, type Network } from '../http/publicFile';
import { type CalendarResult, readCalendarFile } from './busyCalendar';
import { zoneOf } from './slots';

/** How often a calendar is read, and how long until the next is looked for. */
const readPauseMs = 10 * 60_000;
const lookPauseMs = 60_000;
/** Bookings reach 90 days ahead at most. */
const aheadMs = 92 * dayMs;
const most = 5000;
const maxBytes = 5 * 1024 * 1024;
const fetchMs = 15_000;

const problems = {
  unreadable: 'It isn’t a calendar file.',
  many: `It has more than ${most.toLocaleString('en-AU')} entries in the next three months.`,
  time: 'It takes too long to read.',
};

const unreadInWords = (unread: number, events: number): string =>
  `${unread} ${unread === 1 ? 'event' : 'events'} of ${events} couldn’t be read. Where the start could, it counts as busy.`;

/** Makes the job that keeps busy times up to date: one calendar in a turn. */
export const readBusyTimes =
  ({ db }: Pick<Services, 'db'>, network?: Network) =>
  async (): Promise<number> => {
    const since = new Date(Date.now() - readPauseMs).toISOString();
    const calendar = nextBusyCalendar(db, since);
    if (!calendar) return lookPauseMs;
    const result = await read(db, calendar, network);
    if (typeof result === 'string') noteBusyProblem(db, calendar, result);
    else if ('problem' in result) noteBusyProblem(db, calendar, problems[result.problem]);
    else {
      const { busy, unread, events } = result;
      storeBusyTimes(db, calendar, busy, unread > 0 ? unreadInWords(unread, events) : '');
    }
    return 0;
  };

/** @returns why it couldn't be fetched, as a sentence, or what it says. */
async function read(
  db: Services['db'],
  { person_id, url }: BusyCalendar,
  network: Network | undefined,
): Promise<string | CalendarResult> {
  const rules = { accept: 'text/calendar', maxBytes, milliseconds: fetchMs, network };
  const fetched = await fetchPublicFile(url, rules).catch((error: unknown) => {
    if (error instanceof FetchError) return error;
    throw error;
  });
  if (fetched instanceof FetchError) return fetched.message;
  const firm = readCalendar(db);
  const person = firm.people.find(({ id }) => id === person_id);
  const from = Date.now() - dayMs;
  return readCalendarFile({
    text: Buffer.concat(fetched).toString('utf8'),
    from,
    to: from + aheadMs,
    most,
    zone: person ? zoneOf(firm, person) : firm.company.zone,
    own: bookingsOfPerson(db, person_id, new Date(from).toISOString()),
  });
}
