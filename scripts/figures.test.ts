import { expect, it } from 'vitest';
import { problemsIn } from './figures.js';

const problemsOf = (text: string, allowed: string[] = []) =>
  problemsIn([{ file: 'a.ts', text }], new Set(['visa-500-charge']), allowed);

it.each([
  'costs $2,000',
  'within six months',
  'within\n  28 days',
  'at least 2 academic years',
  'under 35',
  '45 or over',
  'by 12 per cent',
  'forty-eight hours',
  'taken within the year',
  'IELTS 6.5 overall',
  '10 in total',
  '<td>28</td>',
  "rows: [['IELTS', '5.5–7.0']]",
  'at 65 points',
  'about 98%',
  'costs {{visa-500-cost}}',
  'costs {{visa-500-charge in figures}}',
])('does not let %j stand', (text) => expect(problemsOf(text)).toHaveLength(1));

it.each([
  'costs {{visa-500-charge}}, {{visa-500-charge @2025-07-01 since}}',
  'from 1 July 2026, subclass 500',
  '/** Under 45 a line. */ const a = <p style={{ width }} />;',
  '  // At most 3 days.',
])('lets %j stand', (text) => expect(problemsOf(text)).toEqual([]));

it('accepts allowed phrases, and reports allowances that are no longer needed', () => {
  expect(problemsOf('We answer within 24 hours.', ['within 24 hours'])).toEqual([]);
  expect(problemsOf('We answer.', ['within 24 hours'])).toHaveLength(1);
});
