import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { password, testApp } from '../testApp';
import type { Account, OfficeBooking } from '../types';

/** Builds the app with Priya's account and a consultation of hers. */
async function withCalendar() {
  const kit = testApp();
  kit.db.sqlite.exec("UPDATE people SET takes_bookings = 1 WHERE offices <> '[]'");
  const ada = await kit.signIn();
  await ada.send('POST', '/api/session/confirmation', { password });
  const { id }: Account = await (await ada.send('GET', '/api/account')).json();
  const be = (admin_id: string, more = '') => {
    const set = `UPDATE people SET admin_id = ? ${more} WHERE id = 'priya-raman'`;
    kit.db.sqlite.prepare(set).run(admin_id);
    kit.firm.changed();
  };
  be(id);
  const starts_at = new Date(Math.ceil(Date.now() / 900_000) * 900_000 + 5 * 86_400_000);
  const made = await ada.send('POST', '/api/bookings', {
    ...{ by_hand: true, topic: 'A visit', how: 'video', person_id: 'priya-raman', outside: true },
    ...{ name: 'Ana Zqxw', phone: '0491 570 156', starts_at: starts_at.toISOString() },
  });
  const booking: OfficeBooking = await made.json();
  const make = async () => {
    const response = await ada.send('POST', '/api/calendar-feed', {});
    const { url } = await response.json();
    return { status: response.status, path: url ? new URL(url).pathname : '' };
  };
  const read = async (path: string) => {
    const response = await kit.app.request(path);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { ...kit, ada, adminId: id, be, booking, make, read };
}

it('a calendar follows the consultations of its person, without names unless the firm says so', async () => {
  const { make, read, booking, db, firm, environment } = await withCalendar();
  const { status, path } = await make();
  expect(status).toBe(201);
  expect(path).toMatch(/^\/calendar\/[\w-]{40,}\.ics$/);
  const { text, headers } = await read(path);
  expect(headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('Cache-Control')).toBe('no-store');
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  const [event] = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  expect(event?.summary).toBe(`Consultation no. ${booking.number}, video`);
  expect(event?.startDate.toJSDate().toISOString()).toBe(booking.starts_at);
  expect(event?.description).toBe(`${environment.SITE_URL}/admin/enquiries/${booking.enquiry_id}`);
  expect(text).not.toContain('Zqxw');
  expect(text).not.toContain('0491');
  db.sqlite.exec('UPDATE company SET calendar_names = 1');
  firm.changed();
  expect((await read(path)).text).toContain('Zqxw');
  // The file has no address, only its hash.
  const stored = JSON.stringify(db.sqlite.prepare('SELECT * FROM calendar_feeds').all());
  expect(stored).not.toContain(path.slice(10, 30));
});

it('its address ends when it is renewed or ended, and with the person or the account', async () => {
  const { make, read, ada, be, adminId, db } = await withCalendar();
  const first = await make();
  let current = await make();
  const statusOf = async () => (await read(current.path)).status;
  expect((await read(first.path)).status).toBe(404);
  expect(await statusOf()).toBe(200);
  be(adminId, ", ended_on = '2020-01-01'");
  expect(await statusOf()).toBe(404);
  expect((await make()).status).toBe(409);
  // What ended is given back with another address.
  const renews = async () => {
    expect(await statusOf()).toBe(404);
    current = await make();
    expect(await statusOf()).toBe(200);
  };
  be(adminId, ", ended_on = ''");
  await renews();
  db.sqlite.exec('UPDATE admins SET may_see_clients = 0');
  expect(await statusOf()).toBe(404);
  db.sqlite.exec('UPDATE admins SET may_see_clients = 1');
  await renews();
  be('');
  expect(await statusOf()).toBe(404);
  be(adminId);
  await renews();
  await ada.send('DELETE', '/api/calendar-feed');
  expect(await statusOf()).toBe(404);
  expect((await read('/calendar/none.ics')).status).toBe(404);
});
