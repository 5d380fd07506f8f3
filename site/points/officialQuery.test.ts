import { describe, expect, it } from 'vitest';
import { officialRatesOn } from '../content/officialRates';
import { carriedOver, quickChoicesOf } from './carryOver';
import { officialPoints } from './officialPoints';
import { answersOf, officialQuery } from './officialQuery';
import { bandLabel } from './officialWords';

const day = '2026-11-22';
const fieldsOf = (query: string) => officialQuery.read(new URLSearchParams(query));
const read = (query: string) => answersOf(fieldsOf(query));
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
    ['a test without scores', 'test=pte', 'test', 'from 0 to 90'],
    ['scores without a test', scores, 'test', 'Choose the test'],
    ['scores without a day', `test=pte&${scores}`, 'test', 'day of the test'],
    ['a day that isn’t', `test=pte&taken=2026-02-30&${scores}`, 'test', 'day of the test'],
    ['a score that isn’t', `test=ielts&taken=2025-01-01&${scores}0`, 'test', 'from 0 to 9'],
    ['a grade that isn’t', `test=oet&taken=2025-01-01&${scores}`, 'test', 'grades E, D, C'],
    ['a band that we don’t have', `test=toefl&taken=2026-01-01&${scores}`, 'english', 'level here'],
    [
      'a level over the scores',
      `test=ielts&taken=2026-01-01&${scores}&english=superior`,
      'english',
      'don’t reach this level',
    ],
  ])('says what is wrong with %s', (_, query, at, text) => {
    expect(read(query)).toEqual({ error: { at, text: expect.stringContaining(text) } });
  });

  it('takes a stated level where it has no bands, and says that it is unchecked', () => {
    const stated = read(`test=ielts&taken=2026-01-01&${scores}&english=proficient`);
    expect(stated).toMatchObject({ answers: { english: 'proficient' }, unchecked: true });
    expect(read('english=superior')).toMatchObject({ unchecked: true });
    const checked = read(`test=ielts&taken=2025-08-06&${scores}&english=superior`);
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

  it('leave open what may be either of two answers', () => {
    expect(carriedOver({ visaType: '500', age: '45-up', partnerPoints: 'no' })).toBe(
      '/points-calculator/official?visa=&age=45',
    );
  });

  it('work in both countries is one experience in the quick one', () => {
    const both = officialPoints({ overseas: 3, australian: 2, partner: 'single', age: 17 }, day);
    expect(quickChoicesOf(both)).toEqual({
      visaType: '189',
      experience: '5',
      partnerPoints: 'no',
    });
  });
});

it('the bands are in words', () => {
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
