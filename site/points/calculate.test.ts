import { describe, expect, it } from 'vitest';
import { recommendations } from '../content/points';
import { calculate, maxPoints, type PointsChoices } from './calculate';

const total = (choices: PointsChoices) => calculate({ visaType: '189', ...choices })?.totalPoints;

/** 30 + 20 + 5 + 10 = 65 points. */
const sixtyFive = {
  age: '25-32',
  education: 'master',
  experience: '3',
  englishLevel: 'proficient',
} as const;

describe('points of section 9', () => {
  it.each([
    ['18-24', 25],
    ['25-32', 30],
    ['33-39', 25],
    ['40-44', 15],
    ['45-up', 0],
  ])('age %s earns %i', (age, points) => expect(total({ age })).toBe(points));

  it.each([
    ['bachelor', 15],
    ['master', 20],
    ['phd', 20],
  ])('education %s earns %i', (education, points) => expect(total({ education })).toBe(points));

  it.each([
    ['bachelor', 20],
    ['master', 25],
    ['phd', 25],
  ])('an Australian %s earns %i', (education, points) => {
    expect(total({ education, qualification: 'australian' })).toBe(points);
  });

  it.each([
    ['0', 0],
    ['3', 5],
    ['5', 10],
    ['8', 15],
  ])('experience %s earns %i', (experience, points) => expect(total({ experience })).toBe(points));

  it.each([
    ['competent', 0],
    ['proficient', 10],
    ['superior', 20],
  ])('%s English earns %i', (englishLevel, points) => {
    expect(total({ englishLevel })).toBe(points);
  });

  it.each([
    ['yes', 10],
    ['no', 0],
  ])('a partner with skills, %s, earns %i', (partnerPoints, points) => {
    expect(total({ partnerPoints })).toBe(points);
  });

  it('Australian study earns 5 and regional study 5', () => {
    expect(total({ australianStudy: 'yes' })).toBe(5);
    expect(total({ regionalStudy: 'yes' })).toBe(5);
  });

  it('an Australian qualification and Australian study earn 5 together, not 10', () => {
    const both = { qualification: 'australian', australianStudy: 'yes' };
    expect(total({ ...both, education: 'bachelor' })).toBe(20);
    expect(total(both)).toBe(5);
  });

  it('an Australian qualification earns nothing if none is chosen, and the result says so', () => {
    const result = calculate({ visaType: '189', qualification: 'australian' });
    expect(result?.totalPoints).toBe(0);
    expect(result?.breakdown).toContainEqual({
      criterion: 'Australian qualification',
      description: 'Counts once you choose which qualification',
      points: 0,
    });
  });

  it('the form can reach 100 points', () => expect(maxPoints).toBe(100));
});

describe('visa types of section 9', () => {
  it.each([
    ['189', 'Skilled Independent', 65, '{{visa-189-charge}}'],
    ['190', 'State Nominated', 65, '{{visa-190-charge}}'],
    ['491', 'Skilled Regional', 65, '{{visa-491-charge}}'],
    ['500', 'Student Visa', 0, '{{visa-500-charge @2023-06-30}}'],
  ])('%s is %s with pass mark %i and cost %s', (visaType, name, passmark, cost) => {
    expect(calculate({ visaType })?.visa).toMatchObject({ name, passmark, cost });
  });

  it.each([
    ['189', 'about 85+'],
    ['190', 'about 65+ with nomination'],
    ['491', undefined],
    ['500', undefined],
  ])('%s is typically invited at %s', (visaType, text) => {
    expect(calculate({ visaType })?.visa.typicalInvitation?.text).toBe(text);
  });

  it.each(['189', '190', '491'])('%s is eligible at its pass mark and not below it', (visaType) => {
    const at = calculate({ visaType, ...sixtyFive });
    expect(at).toMatchObject({ totalPoints: 65, eligible: true });
    const below = calculate({ visaType, ...sixtyFive, experience: '0' });
    expect(below).toMatchObject({ totalPoints: 60, eligible: false });
  });

  it('500 is eligible without any points', () => {
    expect(calculate({ visaType: '500' })).toMatchObject({ totalPoints: 0, eligible: true });
  });
});

describe('a result', () => {
  it('has a line for each question with the points of its choice', () => {
    const result = calculate({ visaType: '189', ...sixtyFive, qualification: 'australian' });
    expect(result?.breakdown).toEqual([
      { criterion: 'Age', description: '25–32 years', points: 30 },
      { criterion: 'Education', description: 'Master’s degree', points: 20 },
      { criterion: 'Australian qualification', description: 'Yes', points: 5 },
      { criterion: 'Skilled work experience', description: '3+ years', points: 5 },
      { criterion: 'English', description: 'Proficient (IELTS 7.0)', points: 10 },
      { criterion: 'Partner', description: undefined, points: 0 },
    ]);
  });

  it('counts a missing selection as 0 points', () => {
    const result = calculate({ visaType: '189' });
    expect(result?.totalPoints).toBe(0);
    expect(result?.breakdown.map(({ points }) => points)).toEqual([0, 0, 0, 0, 0]);
  });

  it('recommends by eligibility', () => {
    const eligible = calculate({ visaType: '189', ...sixtyFive });
    expect(eligible?.recommendations).toEqual(recommendations.eligible);
    expect(calculate({ visaType: '189' })?.recommendations).toEqual(recommendations.notEligible);
  });

  it('is absent without a visa type', () => {
    expect(calculate({ ...sixtyFive })).toBeUndefined();
    expect(calculate({ ...sixtyFive, visaType: '' })).toBeUndefined();
  });

  it.each<PointsChoices>([
    { visaType: '188' },
    { visaType: 'toString' },
    { visaType: '189', age: '17' },
    { visaType: '189', education: 'diploma' },
    { visaType: '189', qualification: 'yes' },
    { visaType: '189', partnerPoints: 'maybe' },
  ])('throws at a choice that the table has not: %o', (choices) => {
    expect(() => calculate(choices)).toThrow(RangeError);
  });
});
