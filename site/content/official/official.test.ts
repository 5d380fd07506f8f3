import { describe, expect, it } from 'vitest';
import { officialRatesOn } from '../officialRates';
import { pointsTable, visaTypes } from '../points';
import { type DatedFigure, inForce } from './dated';
import { englishTests } from './englishTests';
import { officialFigure, officialNumber, withOfficial } from './index';
import { type Band, officialBands } from './officialBands';
import { officialPoints } from './officialPoints';

const day = /^\d{4}-\d\d-\d\d$/;
const all: [string, readonly DatedFigure[]][] = Object.entries(officialPoints);
describe('figures of the official test', () => {
  it.each(all)('%s has a source, says how sure it is, and has its values in order', (key, own) => {
    expect(key).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/);
    for (const { value, source, from, confidence } of own) {
      expect(String(value)).not.toBe('');
      expect(source).not.toBe('');
      expect(['low', 'medium', 'high']).toContain(confidence);
      if (from !== undefined) expect(from).toMatch(day);
    }
    const days = own.map(({ from = '' }) => from);
    expect(days).toEqual([...new Set(days)].sort());
  });

  it.each([
    ...Object.entries(officialBands),
    ...Object.entries(englishTests).map(([id, { periods }]) => [id, periods] as const),
  ])('bands of %s have a source and values in order, each from its day', (_, values) => {
    const days = values.map((value) => ('from' in value ? value.from : ''));
    expect(days).toEqual([...new Set(days)].sort());
    for (const { source, confidence } of values) {
      expect(source).not.toBe('');
      expect(['low', 'medium', 'high']).toContain(confidence);
    }
  });

  it('a later value applies from its day', () => {
    const values = [{ from: '2019-11-16' }, { from: '2027-07-01' }];
    expect(inForce(values, '2027-06-30')).toBe(values[0]);
    expect(inForce(values, '2027-07-01')).toBe(values[1]);
    expect(inForce(values, '2019-11-15')).toBeUndefined();
  });

  it('are absent before their first day', () => {
    expect(officialFigure('points-pass-mark', '2018-07-01').value).toBe('65');
    expect(() => officialFigure('points-pass-mark', '2018-06-30')).toThrow(RangeError);
  });

  it('agree with the quick calculator where both count alike', () => {
    const passMark = officialNumber('points-pass-mark');
    for (const visa of ['189', '190', '491'] as const) {
      expect(visaTypes[visa].passmark).toBe(passMark);
    }
    expect(pointsTable.australianStudy.items[0]?.points).toBe(
      officialNumber('points-australian-study'),
    );
    expect(pointsTable.regionalStudy.items[0]?.points).toBe(
      officialNumber('points-regional-study'),
    );
  });

  it('give the official test the quick calculator’s points where both count alike', () => {
    const rates = officialRatesOn('2026-11-22');
    const quick = (criterion: 'age' | 'experience' | 'englishLevel') =>
      pointsTable[criterion].items.map(({ id, points }) => [Number.parseInt(id, 10) || 0, points]);
    const pairs = (bands: readonly Band[]) => bands.map(({ atLeast, points }) => [atLeast, points]);
    expect(pairs(rates.age.slice(1))).toEqual(quick('age'));
    expect(pairs(rates.overseas)).toEqual(quick('experience'));
    for (const { id, points } of pointsTable.englishLevel.items) {
      expect(Object.entries(rates.english)).toContainEqual([id, points]);
    }
  });

  it('appear in a text in the requested form, and leave its facts alone', () => {
    const text = 'under {{points-age-limit}}, {{points-work-window in words}}, {{visa-500-charge}}';
    expect(withOfficial({ a: [text] })).toEqual({
      a: ['under 45, ten years, {{visa-500-charge}}'],
    });
    expect(withOfficial('{{toString}}')).toBe('{{toString}}');
  });
});
