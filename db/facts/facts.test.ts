import { expect, it } from 'vitest';
import { ownFigure } from '../../shared/facts';
import type { Database } from '../client';
import { TakenError } from '../errors';
import { seedFacts } from '../seed/facts';
import { olderFile, testDatabase, testFile } from '../testDatabase';
import { nextReview } from './factReviews';
import { addMissingFacts } from './factSeeds';
import { factChanges, factsOn } from './facts';
import { factText } from './factText';
import { confirmedEstimates, confirmFactValue, datedValues } from './factValues';

const today = '2026-11-22';
const source = {
  source_title: 'A gazette',
  checked_on: today,
  review_by: '2027-07-31',
  created_by: 'ada',
  state: 'proposed' as const,
};
const check = { by: 'ada', today };

function seeded(file?: string): Database {
  const db = testDatabase(file);
  addMissingFacts(db, seedFacts);
  return db;
}

const textOn = (db: Database, key: string, day: string) =>
  factsOn(db, day).find((fact) => fact.key === key)?.text;

it('a value that was read somewhere takes effect on its day until the next one', () => {
  const db = seeded();
  const next = { fact_key: 'visa-500-charge', value: '2600.50', valid_from: '2027-07-01' };
  datedValues.create(db, 'next', { ...next, ...source });
  expect(textOn(db, 'visa-500-charge', '2027-07-01')).toBe('$2,600.50');
  confirmFactValue(db, 'next', check);
  expect(textOn(db, 'visa-500-charge', '2027-06-30')).toBe('$2,500');
  expect(textOn(db, 'visa-500-charge', '2027-07-01')).toBe('$2,600.50');
});

it('two confirmed values can’t overlap', () => {
  const db = seeded();
  const value = { fact_key: 'visa-500-charge', value: '2100', ...source };
  datedValues.create(db, 'same', { ...value, valid_from: '2025-07-01' });
  datedValues.create(db, 'later', { ...value, valid_from: '2026-07-01' });
  expect(() => confirmFactValue(db, 'same', check)).toThrow(TakenError);
  confirmFactValue(db, 'later', check);
  expect(() => datedValues.update(db, 'later', { valid_from: '2025-07-01' })).toThrow(TakenError);
  expect(textOn(db, 'visa-500-charge', today)).toBe('$2,100');
});

it('every fact used on a page has a value that isn’t an estimate, with its end where one follows', () => {
  const db = seeded();
  const known = new Map(factsOn(db, today).map((fact) => [fact.key, fact]));
  const [student, skilled, nominated] = ['500', '189', '190'].map((visa) =>
    known.get(`visa-${visa}-charge`),
  );
  expect(student).toMatchObject({ text: '$2,500', before: { text: '$2,000' }, until: '' });
  expect(skilled).toMatchObject({ text: '$4,910', since: '2025-07-01', until: '2026-06-30' });
  expect(skilled).toMatchObject({ estimate: { text: '$6,140' }, before: { text: '$4,765' } });
  // Its 4,910 is inferred, too.
  expect(nominated).toMatchObject({ text: '$4,765', until: '2025-06-30' });
  expect(nominated).toMatchObject({ estimate: { text: '$6,140' }, before: { text: '$4,640' } });
  expect(known.get('visa-482-core-income')?.text).toBe('$79,499');
  expect(known.get('visa-485-apply-within')?.words).toBe('six months');
  expect(known.get('visa-485-charge')).toMatchObject({
    value: '5750',
    newer_proposed: { text: '$5,750', valid_from: '2026-07-01' },
    source: { kind: 'other' },
  });
  const proposed = datedValues.list(db, {
    sort: { column: 'valid_from', direction: 'ASC' },
    filters: { state: 'proposed' },
    offset: 0,
    limit: 100,
  });
  expect(proposed.total).toBe(36);
  for (const { source_title, confidence } of proposed.rows) {
    expect([source_title, confidence]).not.toContain(null);
  }
});

it('lists each change with the value before it, newest day first', () => {
  const changes = factChanges(seeded());
  const ofStudents = changes.filter(({ key }) => key === 'visa-500-charge');
  expect(ofStudents).toMatchObject([
    { from: '2026-07-01', text: '$2,500', previous_text: '$2,000' },
    { from: '2025-07-01', text: '$2,000', previous_text: '$1,600' },
    { from: '2024-07-01', text: '$1,600', previous_text: '$710' },
    { from: '2023-07-01', text: '$710', previous_text: '$650' },
  ]);
  // Another reading of a confirmed value, from the same day.
  expect(changes.filter(({ key }) => key === 'visa-485-age-rule')).toHaveLength(1);
  const days = changes.map(({ from }) => from);
  expect(days).toEqual([...days].sort().reverse());
  expect(days).not.toContain('');
});

it('a value may end without a successor: the fact is unknown until one begins', () => {
  const db = seeded();
  const key = 'visa-500-charge';
  expect(textOn(db, key, '2023-06-30')).toBe('$650');
  expect(textOn(db, key, '2023-07-01')).toBe('$710');
  db.sqlite.exec(`DELETE FROM fact_values WHERE fact_key = '${key}' AND value = '710'`);
  expect(factsOn(db, '2023-07-01').find((fact) => fact.key === key)).toMatchObject({
    value: null,
    text: 'not known to us',
    checked_on: '',
    before: { text: '$650' },
    ended: { text: '$650' },
  });
  const reported = factChanges(db).filter((change) => change.key === key);
  expect(reported.map(({ text, previous_text }) => [text, previous_text])).toEqual([
    ['$2,500', '$2,000'],
    ['$2,000', '$1,600'],
    // After a gap.
    ['$1,600', null],
  ]);
});

it('an older file gets the end of the first charge, and missing charges as proposed', {
  tags: ['slow'],
}, () => {
  const file = testFile();
  const old = olderFile(file, 26);
  const time = '2026-01-01T00:00:00.000Z';
  const fact = old.prepare('INSERT INTO facts VALUES (?, ?, ?, ?, ?, ?)');
  for (const key of ['visa-500-charge', 'visa-189-charge'])
    fact.run(key, key, 'money', 'Visas', time, time);
  const value = old.prepare(
    `INSERT INTO fact_values (id, fact_key, value, valid_from, source_title, checked_on, review_by, state, created_at, updated_at)
     VALUES (?, ?, ?, ?, 'x', '', '2026-07-31', 'confirmed', ?, ?)`,
  );
  value.run('first', 'visa-500-charge', '650', '', time, time);
  value.run('later', 'visa-500-charge', '1600', '2024-07-01', time, time);
  value.run('own', 'visa-189-charge', '4770', '2024-07-01', time, time);
  old.close();
  const { sqlite } = testDatabase(file);
  const stored = sqlite.prepare(
    'SELECT fact_key, value, valid_from, valid_to, state FROM fact_values ORDER BY fact_key, valid_from',
  );
  expect(stored.raw().all()).toEqual([
    ['visa-189-charge', '4770', '2024-07-01', '', 'confirmed'],
    ['visa-500-charge', '650', '', '2023-06-30', 'confirmed'],
    ['visa-500-charge', '710', '2023-07-01', '2024-06-30', 'proposed'],
    ['visa-500-charge', '1600', '2024-07-01', '', 'confirmed'],
  ]);
});

it('an older file’s values get the kind of their source, and guesses lose what they borrowed', {
  tags: ['slow'],
}, () => {
  const file = testFile();
  const old = olderFile(file, 53);
  const time = '2026-01-01T00:00:00.000Z';
  const fact = old.prepare("INSERT INTO facts VALUES (?, ?, 'money', 'Visas', ?, ?)");
  for (const key of ['visa-189-charge', 'visa-190-charge']) fact.run(key, key, time, time);
  const insert = old.prepare(
    `INSERT INTO fact_values (id, fact_key, value, valid_from, source_title, source_url, instrument, checked_on, review_by, state, created_by, created_at, updated_at)
     VALUES (?, ?, '1', ?, ?, ?, ?, '', '2027-07-31', ?, ?, ?, ?)`,
  );
  const law = 'Home Affairs Legislation Amendment';
  const guess = 'Inferred: the charge of 2025 and a quarter, rounded up to 5';
  const home = 'https://immi.homeaffairs.gov.au/visas';
  const rows: [
    string,
    string,
    string,
    string,
    string | null,
    string | null,
    string,
    string | null,
  ][] = [
    ['a', 'visa-189-charge', '', ownFigure, null, null, 'confirmed', null],
    [
      'b',
      'visa-189-charge',
      '2025-07-01',
      'A page',
      'https://peak.example/',
      law,
      'proposed',
      null,
    ],
    ['c', 'visa-189-charge', '2026-07-01', guess, null, law, 'proposed', null],
    ['d', 'visa-190-charge', '2024-07-01', 'A page', home, null, 'confirmed', 'ada'],
    [
      'e',
      'visa-190-charge',
      '2025-07-01',
      law,
      'https://www.legislation.gov.au/F2025',
      null,
      'confirmed',
      'ada',
    ],
    ['f', 'visa-190-charge', '2026-07-01', guess, 'https://x.example/', law, 'confirmed', null],
    [
      'g',
      'visa-190-charge',
      '2027-07-01',
      'Inferred by Ada from the budget',
      null,
      law,
      'proposed',
      'ada',
    ],
  ];
  for (const [id, key, from, title, url, instrument, state, by] of rows) {
    insert.run(id, key, from, title, url, instrument, state, by, time, time);
  }
  old.close();
  const db = testDatabase(file);
  const stored = db.sqlite.prepare(
    'SELECT id, source_kind, source_url, instrument, state FROM fact_values ORDER BY id',
  );
  expect(stored.raw().all()).toEqual([
    ['a', 'firm', null, null, 'confirmed'],
    ['b', 'other', 'https://peak.example/', law, 'proposed'],
    ['c', 'estimate', null, null, 'proposed'],
    ['d', 'department', home, null, 'confirmed'],
    ['e', 'law', 'https://www.legislation.gov.au/F2025', null, 'confirmed'],
    ['f', 'estimate', null, null, 'confirmed'],
    // What somebody wrote is theirs to change.
    ['g', 'other', null, law, 'proposed'],
  ]);
  expect(confirmedEstimates(db)).toEqual(['visa-190-charge']);
});

it('adds missing facts and keeps existing ones', () => {
  const file = testFile();
  const first = seeded(file);
  const [value] = datedValues.list(first, {
    sort: { column: 'valid_from', direction: 'DESC' },
    filters: { fact_key: 'visa-189-charge', state: 'confirmed' },
    offset: 0,
    limit: 1,
  }).rows;
  datedValues.update(first, value?.id ?? '', { value: '4700' });
  first.sqlite.exec("DELETE FROM fact_values WHERE fact_key = 'visa-190-charge'");
  first.sqlite.exec("DELETE FROM facts WHERE key = 'visa-190-charge'");
  expect(addMissingFacts(first, seedFacts)).toEqual(['visa-190-charge']);
  expect(addMissingFacts(first, seedFacts)).toEqual([]);
  expect(textOn(first, 'visa-189-charge', '2023-08-01')).toBe('$4,700');
  expect(textOn(first, 'visa-190-charge', '2023-08-01')).toBe('$4,640');
});

it.each([
  ['0', '$0'],
  ['650', '$650'],
  ['146717', '$146,717'],
  ['1000000', '$1,000,000'],
  ['1234.5', '$1,234.50'],
])('shows %s as %s', (value, text) => expect(factText('money', value)).toBe(text));

it.each([
  ['2026-11-22', '2027-07-31'],
  ['2027-06-30', '2027-07-31'],
  ['2027-07-01', '2028-07-31'],
])('what was checked on %s is due by %s', (day, due) => expect(nextReview(day)).toBe(due));

it('an older file’s seeded values lose unmade checks, and keep real ones', {
  tags: ['slow'],
}, () => {
  const file = testFile();
  const old = olderFile(file, 16);
  const seededAt = '2026-11-21T09:00:00.000Z';
  const insert = old.prepare(
    "INSERT INTO fact_values (id, fact_key, value, valid_from, source_title, source_url, checked_on, checked_by, review_by, state, confirmed_at, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, '2026-07-31', 'confirmed', ?, ?, ?)",
  );
  old.exec(
    `INSERT INTO facts (key, name, kind, topic, created_at, updated_at) VALUES ('visa-500-work-hours', 'Student visa (500): hours of work', 'number', 'Student visa', '${seededAt}', '${seededAt}'), ('partner-least-age', 'Least age, as we say', 'age', 'Partner visas', '${seededAt}', '${seededAt}')`,
  );
  const department = [
    'Department of Home Affairs, Student visa (subclass 500)',
    'https://a.example',
  ];
  const rows: [string, string, string, string, string | null, string, string | null, string][] = [
    ['seeded', '1', '', 'Specification of this site', null, '2026-11-21', null, seededAt],
    [
      'page',
      '2',
      '2001-01-01',
      department[0] ?? '',
      department[1] ?? '',
      '2025-08-25',
      null,
      seededAt,
    ],
    [
      'checked',
      '3',
      '2002-01-01',
      'Specification of this site',
      null,
      '2026-11-22',
      'ada',
      '2026-11-22T09:00:00.000Z',
    ],
    [
      'changed',
      '4',
      '2003-01-01',
      department[0] ?? '',
      department[1] ?? '',
      '2025-08-25',
      null,
      '2026-11-22T09:00:00.000Z',
    ],
  ];
  for (const [id, value, from, title, url, checked, by, updated] of rows) {
    insert.run(
      id,
      'visa-500-work-hours',
      value,
      from,
      title,
      url,
      checked,
      by,
      `${checked}T00:00:00.000Z`,
      seededAt,
      updated,
    );
  }
  old.close();
  const { sqlite } = testDatabase(file);
  const columns = 'id, source_title, source_url, checked_on, confirmed_at';
  expect(sqlite.prepare(`SELECT ${columns} FROM fact_values ORDER BY value`).raw().all()).toEqual([
    ['seeded', ownFigure, null, '', null],
    ['page', ownFigure, null, '', null],
    ['checked', ownFigure, null, '2026-11-22', '2026-11-22T00:00:00.000Z'],
    ['changed', ...department, '2025-08-25', null],
  ]);
  expect(sqlite.prepare('SELECT name FROM facts ORDER BY key').pluck().all()).toEqual([
    'Least age, as we say',
    'Student visa (500): work hours',
  ]);
});
