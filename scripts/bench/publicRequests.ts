import { randomUUID } from 'node:crypto';
import { openSqlite } from '../../db/sqlite';
import { courseTopic } from '../../shared/enquiryTopics';
import { pageRoutes } from '../../site/pageList';
import { startSite } from './server';

/** CPU that no public request may take, in milliseconds. */
const maxMs = 20;
const times = 20;
let senders = 0;

/** A public request, each from a new network: rate limits are by network. */
interface Request {
  name: string;
  ask(): Promise<Response>;
}

/**
 * Asks a site whose people can be booked for 90 days all that strangers can.
 * @returns milliseconds of server CPU by request, the dearest first.
 */
export async function publicRequests(folder: string): Promise<Record<string, object>> {
  const prepared = await startSite(folder);
  await prepared.stop();
  const sqlite = openSqlite(`${folder}/0.db`);
  sqlite.exec(
    "UPDATE company SET booking_days = 90; UPDATE people SET takes_bookings = 1 WHERE offices <> '[]'",
  );
  sqlite.close();
  const site = await startSite(folder, undefined, { TRUST_PROXY: '1' });
  const send = (path: string, options: RequestInit = {}) => {
    senders += 1;
    const sender = `10.${senders >> 16}.${(senders >> 8) & 255}.${senders & 255}`;
    const headers = { 'X-Forwarded-For': sender, 'Accept-Encoding': 'br', ...options.headers };
    return fetch(site.url + path, { redirect: 'manual', ...options, headers });
  };
  const get = (path: string): Request => ({ name: `GET ${path}`, ask: () => send(path) });
  const json = (path: string, name: string, body: () => object): Request => ({
    name: `POST ${path}, ${name}`,
    ask: () =>
      send(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body()),
      }),
  });
  const form = (path: string, name: string, fields: () => Record<string, string>): Request => ({
    name: `POST ${path}, ${name}`,
    ask: () => send(path, { method: 'POST', body: new URLSearchParams(fields()) }),
  });
  const query = new URLSearchParams({ how: 'video', topic: courseTopic, zone: 'Asia/Kolkata' });
  const slots = (await (await send(`/api/slots?topic=${courseTopic}`)).json()) as { id: string }[];
  let next = 0;
  const person = () => ({
    ...{ name: 'Ana', email: `${randomUUID()}@example.com`, topic: courseTopic },
    zone: 'Asia/Kolkata',
    message: randomUUID(),
    note: randomUUID(),
  });
  const booked = await json('/api/bookings', '', () => ({
    ...person(),
    slot_id: slots[0]?.id,
  })).ask();
  const { manage } = ((await booked.json()) as { booking: { manage: string } }).booking;
  const taken = () => ({ ...person(), slot_id: slots[0]?.id ?? '' });
  const requests: Request[] = [
    ...pageRoutes
      .map(({ path }) => path)
      .filter((path) => !/[:*]/.test(path))
      .map(get),
    ...['/blog?page=2', '/search?q=visa', '/points-calculator?visaType=189', '/no-such-page'].map(
      get,
    ),
    ...[`/book?${query}`, manage, `${manage}?from=2027-01-10`].map(get),
    ...['/sitemap.xml', '/rss.xml', '/firm.json', '/changes.json', '/api/facts'].map(get),
    ...['/api/blogs?range=[0,99]', '/api/people', '/api/company', '/api/search?q=visa'].map(get),
    ...['/api/enquiries/form-time', '/api/slots', `/api/slots?${query}&page=true`].map(get),
    get(`/api/slots?topic=${courseTopic}`),
    json('/api/enquiries', 'sent', person),
    form('/api/enquiries', 'a form that lacks a name', () => ({ ...person(), name: '' })),
    json('/api/newsletter', 'sent', person),
    json('/api/bookings', 'booked', () => {
      next += 7;
      return { ...person(), slot_id: slots[next]?.id, anyone: true };
    }),
    json('/api/bookings', 'a taken time', taken),
    form('/api/bookings', 'a form with a taken time', taken),
    form(`${manage}/move`, 'a stale page', () => ({ slot_id: slots[40]?.id ?? '', version: 'x' })),
  ];
  const costs: [name: string, ms: number][] = [];
  for (const { name, ask } of requests) {
    await (await ask()).arrayBuffer();
    const before = site.cpuSeconds();
    for (let asked = 0; asked < times; asked += 1) await (await ask()).arrayBuffer();
    costs.push([name.replace(manage, '/booking/…'), ((site.cpuSeconds() - before) * 1000) / times]);
  }
  await site.stop();
  costs.sort(([, one], [, other]) => other - one);
  return Object.fromEntries(
    costs.map(([name, ms]) => [name, { ms: ms.toFixed(1), ...(ms > maxMs && { over: maxMs }) }]),
  );
}
