import { Hono } from 'hono';
import { z } from 'zod';
import { admins } from '../../db/accounts/admins';
import { bookingsOf } from '../../db/bookings/bookings';
import type { Database } from '../../db/client';
import {
  type Enquiry,
  enquirySource,
  getEnquiry,
  listEnquiries,
  listEnquiryIds,
} from '../../db/enquiries/enquiries';
import { rowsOf } from '../../db/firm/firm';
import { subscribers } from '../../db/mail/subscriberList';
import { kindInWords } from '../../shared/bookings';
import { csvLine, csvMark } from '../../shared/csv';
import {
  cameFromInWords,
  officeField,
  officeFieldNames,
  visitorField,
  visitorFieldNames,
} from '../../shared/enquiryFields';
import { priceInWords } from '../../shared/price';
import { audit } from '../accounts/auditTrail';
import { requireFresh } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';
import { jsonBody } from '../http/bodies';
import { filterSchema, maxRows, parseListQuery } from '../http/listQuery';
import { turns } from '../turns';

const schema = z.object({
  resource: z.enum(['enquiries', 'subscribers'], 'Export enquiries or subscribers.'),
  filter: filterSchema.default({}),
});

/** A list's file: its heading, and how many lines follow. */
interface Table {
  heading: string[];
  count: number;
  lines: Iterable<string[]>;
}

/**
 * `POST /api/exports` `{resource, filter}`: a filtered list as CSV. The filter may contain an
 * address, which must not appear in URLs. What the list names when it is asked for is sent as it is
 * read, and others get their turn in between: no row comes twice, and what was deleted meanwhile is
 * left out.
 */
export function exportRoutes(services: Services) {
  const { db } = services;
  const fresh = requireFresh(services);
  return new Hono<AdminVariables>().post('/', fresh, jsonBody(schema, 8 * 1024), (c) => {
    const { resource, filter } = c.req.valid('json');
    const { heading, count, lines } = tables[resource](services, JSON.stringify(filter));
    const summary = count === 1 ? '1 row' : `${count} rows`;
    audit(db, c.get('admin'), `export ${resource}`, '', summary);
    return c.body(streamed(heading, lines), 200, { 'Content-Type': 'text/csv; charset=utf-8' });
  });
}

/** Sends a table while it is read. */
function streamed(heading: string[], lines: Iterable<string[]>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const rest = lines[Symbol.iterator]();
  const turn = turns();
  return new ReadableStream({
    start: (controller) => controller.enqueue(encoder.encode(csvMark + csvLine(heading))),
    async pull(controller) {
      const read: string[] = [];
      while (read.length < linesAtOnce) {
        await turn();
        const { done, value } = rest.next();
        if (done) break;
        read.push(csvLine(value));
      }
      if (read.length > 0) controller.enqueue(encoder.encode(read.join('')));
      if (read.length < linesAtOnce) controller.close();
    },
  });
}

const linesAtOnce = 50;

const tables = { enquiries: enquiryTable, subscribers: subscriberTable };

interface Names {
  admins: ReadonlyMap<string | undefined, string | undefined>;
  cities: ReadonlyMap<string, string>;
}
/** A column of the enquiries' file: its heading, and what stands in it. */
type Column = readonly [heading: string, value: (row: Enquiry, names: Names) => string | null];

/** 'booked, Strategy session, 60 minutes, $165 including GST, paid'; a line each. */
const consultationsOf = (db: Database, enquiryId: string): string =>
  bookingsOf(db, enquiryId)
    .map((booking) =>
      [
        booking.starts_at,
        booking.state,
        kindInWords(booking) || booking.kind_name,
        priceInWords(booking),
        ...(booking.paid_at ? ['paid'] : []),
        ...(booking.refunded_at ? ['paid back'] : []),
      ]
        .filter(Boolean)
        .join(', '),
    )
    .join('\n');

const enquiryColumns: readonly Column[] = [
  ['Received', ({ received_at }) => received_at],
  ['Kind', ({ kind }) => kind],
  ['Status', ({ status }) => status],
  ...visitorFieldNames.map((name): Column => [visitorField(name).short, (row) => row[name]]),
  ['About', ({ topic }) => topic],
  ['Message', ({ message }) => message],
  ['Answers', ({ answers }) => answers.map(({ label, value }) => `${label}: ${value}`).join('\n')],
  ['Assigned to', ({ assigned_to }, names) => names.admins.get(assigned_to ?? '') ?? ''],
  ['Reply by', ({ answer_by }) => answer_by],
  ['Replied', ({ answered_at }) => answered_at],
  ['Closed', ({ closed_at }) => closed_at],
  ['Notice', ({ notice_version }) => notice_version],
  ['Came by', ({ channel }) => channel],
  ['Contact only by', ({ contact_by }) => contact_by],
  ['Came from', ({ came_from }) => cameFromInWords(came_from)],
  ['Office', ({ office_id }, names) => names.cities.get(office_id ?? '') ?? ''],
  ...officeFieldNames.map((name): Column => {
    const { short, label } = officeField(name);
    return [short ?? label, (row) => row[name]];
  }),
];

const oneRow = { offset: 0, limit: 1, fields: ['id'] } as const;

function enquiryTable({ db }: Services, filter: string): Table {
  const query = parseListQuery({ filter }, { ...enquirySource, sort: ['received_at', 'DESC'] });
  const sort = { column: 'username', direction: 'ASC' } as const;
  const { rows } = admins.list(db, { sort, offset: 0, limit: maxRows });
  const names = {
    admins: new Map(rows.map(({ id, username }) => [id, username])),
    cities: new Map(rowsOf(db, 'offices').map(({ id, city }) => [id, city])),
  };
  const { total } = listEnquiries(db, { ...query, ...oneRow });
  function* lines() {
    for (const id of listEnquiryIds(db, query)) {
      const enquiry = getEnquiry(db, id);
      if (!enquiry) continue;
      const cells = enquiryColumns.map(([, value]) => value(enquiry, names) ?? '');
      yield [...cells, consultationsOf(db, id)];
    }
  }
  const heading = [...enquiryColumns.map(([name]) => name), 'Consultations'];
  return { heading, count: total, lines: lines() };
}

function subscriberTable({ db }: Services, filter: string): Table {
  const query = parseListQuery({ filter }, { ...subscribers, sort: ['created_at', 'DESC'] });
  const heading = ['Email', 'First name', 'Last name', 'State', 'Form', 'Since', 'Confirmed'];
  const { total } = subscribers.list(db, { ...query, ...oneRow });
  function* lines() {
    for (const id of subscribers.ids(db, query)) {
      const row = subscribers.get(db, id);
      if (!row) continue;
      const { email, first_name, last_name, state, source, created_at, confirmed_at } = row;
      const agreed = row.consents.map(
        ({ given_at, source, wording }) => `${given_at} ${source}: ${wording}`,
      );
      const cells = [email, first_name, last_name, state, source, created_at, confirmed_at];
      yield [...cells, row.left_at, agreed.join('\n')].map((value) => value ?? '');
    }
  }
  return { heading: [...heading, 'Left', 'Agreed to'], count: total, lines: lines() };
}
