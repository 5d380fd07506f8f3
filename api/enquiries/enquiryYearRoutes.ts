import { Hono } from 'hono';
import { z } from 'zod';
import { type EnquiryYear, enquiryYear, type GroupNumbers } from '../../db/enquiries/enquiryYear';
import { dayInSydney } from '../../db/time';
import { csv } from '../../shared/csv';
import { requireAdmin } from '../accounts/sessions';
import type { AdminVariables, Services } from '../context';
import { fieldErrors } from '../http/bodies';
import { inTurns } from '../turns';

const schema = z.object({
  year: z.coerce
    .number({ error: 'The year is a number.' })
    .int('The year is a number.')
    .min(2000, 'The year is too early.')
    .max(2999, 'The year is too late.')
    .optional(),
  format: z.enum(['csv'], { error: 'The format is csv, or left out.' }).optional(),
});

/** `GET /api/enquiry-year?year=`: a year's numbers, by default this one's; as a table with `format=csv`. */
export function enquiryYearRoutes(services: Services) {
  return new Hono<AdminVariables>().get('/', requireAdmin(services), async (c) => {
    const query = schema.safeParse(c.req.query());
    if (!query.success) throw fieldErrors(query.error.issues);
    const { year = Number(dayInSydney(new Date()).slice(0, 4)), format } = query.data;
    const numbers = await inTurns(enquiryYear(services.db, year));
    const headers = { 'Cache-Control': 'no-store' };
    if (!format) return c.json(numbers, 200, headers);
    return c.body(csv(tableOf(numbers)), 200, {
      ...headers,
      'Content-Type': 'text/csv; charset=utf-8',
    });
  });
}

const heading = [
  'By',
  'Name',
  'Received',
  'Answered by a person',
  'Booked by themselves',
  'Clients',
  'Hours to the first reply (median)',
  'Hours to the first reply (90 %)',
  'Consultations held',
  'The client didn’t come',
];

function tableOf(numbers: EnquiryYear): string[][] {
  const { total, months, offices, topics, sources, consultations, agents } = numbers;
  const groups = { Year: [total], Month: months, Office: offices, Topic: topics, Source: sources };
  return [
    heading,
    ...Object.entries(groups).flatMap(([by, rows]) =>
      rows.map((row) => [
        by,
        ...cellsOf(row),
        ...(by === 'Year' ? meetings(consultations) : ['', '']),
      ]),
    ),
    ...agents.map(({ name, ...row }) => [
      'Person',
      name || 'Unknown',
      ...Array.from({ length: 6 }, () => ''),
      ...meetings(row),
    ]),
  ];
}

const meetings = ({ held, missed }: EnquiryYear['consultations']) => [String(held), String(missed)];

const cellsOf = (row: GroupNumbers): string[] => [
  row.name || 'Unknown',
  ...[row.received, row.answered, row.booked, row.clients].map(String),
  ...[row.median_seconds, row.most_seconds].map((seconds) =>
    seconds === null ? '' : (seconds / 3600).toFixed(1),
  ),
];
