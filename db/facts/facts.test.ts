import { expect, it } from 'vitest';
import type { Database } from '../client';
import { TakenError } from '../errors';
import { seedFacts } from '../seed/facts';
import { olderFile, testDatabase, testFile } from '../testDatabase';
import { nextReview } from './factReviews';
import { addMissingFacts } from './factSeeds';
import { ownFigure } from './factSources';
import { factChanges, factsOn } from './facts';
import { factText } from './factText';
import { confirmFactValue, datedValues } from './factValues';

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

it('a confirmed value takes effect on its day until the next one', () => {
  const db = seeded();
  const next = { fact_key: 'visa-500-charge', value: '2600.50', valid_from: '2027-07-01' };
  datedValues.create(db, 'next', { ...next, ...source });
  expect(textOn(db, 'visa-500-charge', '2027-07-01')).toBe('$2,000');
  confirmFactValue(db, 'next', check);
  expect(textOn(db, 'visa-500-charge', '2027-06-30')).toBe('$2,000');
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

it('every fact used on a page or in an article has a value, not only read elsewhere', () => {
  const db = seeded();
  const known = new Map(factsOn(db, today).map((fact) => [fact.key, fact]));
  expect(known.get('visa-500-charge')?.text).toBe('$2,000');
  expect(known.get('visa-189-charge')?.text).toBe('$4,640');
  expect(known.get('visa-482-core-income')?.text).toBe('$76,515');
  expect(known.get('visa-485-apply-within')?.words).toBe('six months');
  expect(known.get('visa-485-charge')).toMatchObject({
    value: null,
    text: 'not known to us',
    valid_from: '',
    source_title: '',
    newer_proposed: { text: '$5,750', valid_from: '2026-07-01' },
  });
  expect(known.get('visa-189-charge')?.newer_proposed).toMatchObject({ text: '$6,140' });
  for (const { source_title } of known.values()) expect(source_title).toBe('');
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

it('a value may end without a successor: the fact is unknown until one is confirmed', () => {
  const db = seeded();
  const key = 'visa-500-charge';
  expect(textOn(db, key, '2023-06-30')).toBe('$650');
  expect(factsOn(db, '2023-07-01').find((fact) => fact.key === key)).toMatchObject({
    value: null,
    text: 'not known to us',
    checked_on: '',
    newer_proposed: { text: '$710', valid_from: '2023-07-01' },
  });
  const { rows } = datedValues.list(db, {
    sort: { column: 'valid_from', direction: 'ASC' },
    filters: { fact_key: key, state: 'proposed' },
    offset: 0,
    limit: 1,
  });
  confirmFactValue(db, rows[0]?.id ?? '', check);
  expect(textOn(db, key, '2024-06-30')).toBe('$710');
  const reported = factChanges(db).filter((change) => change.key === key);
  expect(reported.map(({ text, previous_text }) => [text, previous_text])).toEqual([
    ['$2,500', '$2,000'],
    ['$2,000', '$1,600'],
    ['$1,600', '$710'],
    ['$710', '$650'],
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
  expect(textOn(first, 'visa-189-charge', today)).toBe('$4,700');
  expect(textOn(first, 'visa-190-charge', today)).toBe('$4,640');
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
