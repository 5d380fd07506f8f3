import { describe, expect, it } from 'vitest';
import { officialRatesOn } from '../content/officialRates';
import { carriedOver, quickChoicesOf } from './carryOver';
import { officialPoints } from './officialPoints';
import { answersOf, officialQuery } from './officialQuery';
import { bandLabel } from './officialWords';

const day = '2026-11-22';
const fieldsOf = (query: string) => officialQuery.read(new URLSearchParams(query));
const read = (query: string) => answersOf(fieldsOf(query), day);
const scores = 'listening=7&reading=7&writing=7&speaking=7';

describe('the official test’s address', () => {
  it('holds what the form can, and nothing else', () => {
    const query = `visa=189&age=27&test=pte&taken=2026-01-31&${scores}&study=yes&partner=single`;
    expect(officialQuery.write(fieldsOf(query))).toBe(query);
    expect(fieldsOf('age=x&visa=500&study=1&partner=toString&overseas=-3&utm=a')).toEqual({});
    expect(officialQuery.better(new URLSearchParams('visa=190&age=&taken=&utm=a'))).toBe(
      'visa=190',
    );
    expect(officialQuery.better(new URLSearchParams('visa=190&utm=a'))).toBeUndefined();
    expect(officialQuery.better(new URLSearchParams('utm=a'))).toBeUndefined();
  });

  it.each([
    ['a test without scores', 'test=pte&taken=2026-01-01', 'listening', 'all four scores'],
    [
      'a missing score',
      'test=pte&taken=2026-01-01&listening=50&reading=50&writing=50',
      'speaking',
      'from 10 to 90',
    ],
    ['scores without a test', scores, 'test', 'Choose the test'],
    ['a day without a test', 'taken=2026-01-01', 'test', 'Choose the test'],
    ['scores without a day', `test=pte&${scores}`, 'taken', 'date of the test'],
    ['a day that isn’t', `test=pte&taken=2026-02-30&${scores}`, 'taken', 'date of the test'],
    ['a day to come', `test=pte&taken=2026-11-23&${scores}`, 'taken', 'still to come'],
    ['a result that is too old', `test=ielts&taken=2023-11-21&${scores}`, 'taken', 'three years'],
    [
      'a test that did not count yet',
      `test=met&taken=2025-08-06&${scores}`,
      'taken',
      'don’t count',
    ],
    [
      'a band that isn’t',
      `test=ielts&taken=2025-01-01&${scores.replace('writing=7', 'writing=7.3')}`,
      'writing',
      'half bands',
    ],
    ['a score past the scale', `test=ielts&taken=2025-01-01&${scores}0`, 'speaking', 'from 0 to 9'],
    [
      'a number before OET had them',
      `test=oet&taken=2025-01-01&${scores}`,
      'listening',
      'grades E, D, C',
    ],
    [
      'a grade since then',
      'test=oet&taken=2026-01-01&listening=B&reading=B&writing=B&speaking=B',
      'listening',
      'in tens',
    ],
    [
      'bands of the other TOEFL',
      'test=toefl&taken=2026-03-01&listening=5&reading=5.5&writing=5&speaking=5',
      'reading',
      'only the “TOEFL iBT for Australia” counts',
    ],
  ])('says at its field what is wrong with %s', (_, query, at, text) => {
    expect(read(query)).toEqual({ error: { at, text: expect.stringContaining(text) } });
  });

  it('accepts a stated level without scores, and marks it as unchecked', () => {
    expect(read('english=superior')).toMatchObject({
      answers: { english: 'superior' },
      unchecked: true,
    });
    expect(read('test=pte&english=superior')).toMatchObject({ unchecked: true });
    expect(read('passport=yes&english=competent')).toMatchObject({ unchecked: false });
    const checked = read(`test=ielts&taken=2023-11-22&${scores}&english=superior`);
    expect(checked).toMatchObject({ answers: { testResult: { test: 'ielts' } }, unchecked: false });
    expect(read('')).toMatchObject({ unchecked: false });
  });
});

describe('between the two calculators', () => {
  it('answers are carried over', () => {
    const all = {
      visaType: '190',
      age: '33-39',
      education: 'phd',
      qualification: 'australian',
      experience: '5',
      englishLevel: 'proficient',
      partnerPoints: 'yes',
    };
    const address = carriedOver(all);
    expect(address).toBe(
      '/points-calculator/official?visa=190&age=33&english=proficient&overseas=5&qualification=doctorate&study=yes&partner=skilled',
    );
    const back = read(address.split('?')[1] ?? '');
    expect('answers' in back && quickChoicesOf(officialPoints(back.answers, day))).toEqual(all);
  });

  it('ambiguous answers are left open', () => {
    expect(carriedOver({ visaType: '500', age: '45-up', partnerPoints: 'no' })).toBe(
      '/points-calculator/official?visa=&age=45',
    );
  });

  it('work in both countries counts once in the quick one', () => {
    const both = officialPoints({ overseas: 3, australian: 2, partner: 'single', age: 17 }, day);
    expect(quickChoicesOf(both)).toEqual({
      visaType: '189',
      experience: '5',
      partnerPoints: 'no',
    });
  });
});

it('formats each band as words', () => {
  const rates = officialRatesOn(day);
  const said = (rule: 'age' | 'overseas' | 'australian') =>
    rates[rule].map((band) => bandLabel(rule, rates, band));
  expect(said('age')).toEqual([
    'Under 18',
    '18–24 years',
    '25–32 years',
    '33–39 years',
    '40–44 years',
    '45 or over',
  ]);
  expect(said('overseas')).toEqual([
    'Less than 3 years',
    '3–4 years',
    '5–7 years',
    '8 years or more',
  ]);
  expect(said('australian')[1]).toBe('1–2 years');
});
