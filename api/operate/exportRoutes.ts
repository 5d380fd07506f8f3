import { Hono } from 'hono';
import { z } from 'zod';
import { admins } from '../../db/accounts/admins';
import { enquirySource, getEnquiry, listEnquiries } from '../../db/enquiries/enquiries';
import { rowsOf } from '../../db/firm/firm';
import type { ListPage, ListQuery } from '../../db/list';
import { subscribers } from '../../db/mail/subscriberList';
import { csv } from '../../shared/csv';
import {
  cameFromInWords,
  visitorEntries,
  visitorField,
  visitorFieldNames,
} from '../../shared/enquiryFields';
import { audit } from '../accounts/auditTrail';
import { requireFresh } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';
import { jsonBody } from '../http/bodies';
import { filterSchema, maxRows, parseListQuery } from '../http/listQuery';

const schema = z.object({
  resource: z.enum(['enquiries', 'subscribers'], 'Export enquiries or subscribers.'),
  filter: filterSchema.default({}),
});

/**
 * `POST /api/exports` `{resource, filter}`: a filtered list as CSV. The filter may contain an
 * address, which must not appear in URLs.
 */
export function exportRoutes(services: Services) {
  const { db } = services;
  const fresh = requireFresh(services);
  return new Hono<AdminVariables>().post('/', fresh, jsonBody(schema, 8 * 1024), (c) => {
    const { resource, filter } = c.req.valid('json');
    const rows = tables[resource](services, JSON.stringify(filter));
    const count = rows.length - 1;
    const summary = count === 1 ? '1 row' : `${count} rows`;
    audit(db, c.get('admin'), `export ${resource}`, '', summary);
    return c.body(csv(rows), 200, { 'Content-Type': 'text/csv; charset=utf-8' });
  });
}

const tables = { enquiries: enquiryTable, subscribers: subscriberTable };

function enquiryTable({ db }: Services, filter: string): string[][] {
  const query = parseListQuery({ filter }, { ...enquirySource, sort: ['received_at', 'DESC'] });
  const sort = { column: 'username', direction: 'ASC' } as const;
  const { rows } = admins.list(db, { sort, offset: 0, limit: maxRows });
  const names = new Map(rows.map(({ id, username }) => [id, username]));
  const listed = allPages((page) => listEnquiries(db, page), { ...query, fields: ['id'] });
  const asked = visitorFieldNames.map((name) => visitorField(name).short);
  const heading = ['Received', 'Kind', 'Status', ...asked, 'About'];
  const more = ['Message', 'Answers', 'Assigned to', 'Reply by', 'Replied', 'Closed', 'Notice'];
  const life = ['Came by', 'Contact only by', 'Came from', 'Office', 'Next on', 'Next step'];
  const cities = new Map(rowsOf(db, 'offices').map(({ id, city }) => [id, city]));
  const lines = listed.flatMap(({ id = '' }) => {
    const enquiry = getEnquiry(db, id);
    if (!enquiry) return [];
    const { received_at, kind, status, topic, message } = enquiry;
    const said = visitorEntries(enquiry).map(({ value }) => value);
    const { answers, assigned_to, answer_by, answered_at, closed_at, notice_version } = enquiry;
    const answersText = answers.map(({ label, value }) => `${label}: ${value}`).join('\n');
    return [
      [
        received_at,
        kind,
        status,
        ...said,
        topic,
        message,
        answersText,
        names.get(assigned_to ?? '') ?? '',
        answer_by,
        answered_at ?? '',
        closed_at ?? '',
        notice_version,
        enquiry.channel,
        enquiry.contact_by,
        cameFromInWords(enquiry.came_from),
        cities.get(enquiry.office_id ?? '') ?? '',
        enquiry.next_on ?? '',
        enquiry.next_reason,
        enquiry.outcome ?? '',
        enquiry.outcome_reason,
      ],
    ];
  });
  return [[...heading, ...more, ...life, 'Outcome', 'Why'], ...lines];
}

function subscriberTable({ db }: Services, filter: string): string[][] {
  const query = parseListQuery({ filter }, { ...subscribers, sort: ['created_at', 'DESC'] });
  const rows = allPages((page) => subscribers.list(db, page), query);
  const heading = ['Email', 'First name', 'Last name', 'State', 'Form', 'Since', 'Confirmed'];
  const lines = rows.map((row) => {
    const { email, first_name, last_name, state, source, created_at, confirmed_at, left_at } = row;
    const agreed = (row.consents ?? []).map(
      ({ given_at, source, wording }) => `${given_at} ${source}: ${wording}`,
    );
    return [
      email,
      first_name,
      last_name,
      state,
      source,
      created_at,
      confirmed_at,
      left_at,
      agreed.join('\n'),
    ].map((value) => value ?? '');
  });
  return [[...heading, 'Left', 'Agreed to'], ...lines];
}

/** Reads all rows of a list, page by page. */
function allPages<Row, Query extends ListQuery<string, string>>(
  read: (page: Query) => ListPage<Row>,
  query: Query,
): Row[] {
  const all: Row[] = [];
  for (;;) {
    const { rows, total } = read({ ...query, offset: all.length, limit: maxRows });
    all.push(...rows);
    if (rows.length === 0 || all.length >= total) return all;
  }
}
