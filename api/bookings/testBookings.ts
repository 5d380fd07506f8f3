import { acceptClock } from '../../db/clock';
import type { Slot } from '../../shared/bookings';
import { serverJobs } from '../jobs';
import { testApp } from '../testApp';

/** A Thursday at ten in Sydney. */
export const noon = Date.parse('2026-11-26T10:00:00+11:00');

export const withMail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hello@firm.example' };

/** Builds the app of a new file: its sample people can be booked. */
export function bookable(variables: Record<string, string> = {}) {
  const kit = testApp({ TRUST_PROXY: '1', ...variables });
  const sqlite = kit.db.sqlite;
  sqlite.exec("UPDATE people SET takes_bookings = 1 WHERE offices <> '[]'");
  kit.firm.changed();
  let visitor = 0;
  const slots = async (query = ''): Promise<Slot[]> =>
    (await kit.send('GET', `/api/slots?${query}`)).json();
  /** Sends a booking from a network of its own. */
  const book = (slot_id: string, more: object = {}) => {
    visitor += 1;
    const person = { name: 'Ana López', email: `ana${visitor}@example.com`, topic: 'A visit' };
    const from = { 'X-Forwarded-For': `10.0.${visitor >> 8}.${visitor & 255}` };
    const sent = { ...person, slot_id, how: 'video', zone: 'Asia/Kolkata', ...more };
    return kit.send('POST', '/api/bookings', sent, from);
  };
  const mails = (to = '%') =>
    sqlite.prepare('SELECT * FROM messages WHERE to_email LIKE ? ORDER BY rowid').all(to) as {
      subject: string;
      text: string;
      calendar: string | null;
      status: string;
    }[];
  /** Returns the path of the newest link in mail to an address. */
  const linkTo = (email: string): string => {
    const text = mails(email).at(-1)?.text ?? '';
    return new URL(/https?:\/\/\S+\/booking\/\S+/.exec(text)?.[0] ?? 'http://none').pathname;
  };
  const press = (path: string, fields: Record<string, string> = {}) =>
    kit.app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
  const page = async (path: string) => (await kit.app.request(path)).text();
  return { ...kit, slots, book, mails, linkTo, press, page };
}

export const priya = 'person=priya-raman&topic=A visit';

/** Runs the minute's job of bookings, as if the clock, which was set, were right. */
export async function runBookingsJob(kit: ReturnType<typeof testApp>): Promise<void> {
  acceptClock(kit.db);
  const job = serverJobs({ ...kit, content: kit }).find(({ name }) => name === 'bookings');
  await job?.run(new AbortController().signal);
}
