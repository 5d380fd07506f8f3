import { describe, expect, it } from 'vitest';
import { assessmentSteps } from '../content/assessmentQuestions';
import {
  type Answers,
  knownAnswers,
  pointsChoicesOf,
  recommend,
  stepProblems,
  stopReason,
} from './answers';

describe('the assessment’s rules of section 9', () => {
  it.each([
    ['study', '500', 95, '{{visa-500-processing}}'],
    ['family', '820/801', 90, '{{assessment-820-time}}'],
  ])('a %s goal gives %s with %i % suitability in %s', (visaGoal, subclass, share, timeline) => {
    expect(recommend({ visaGoal })).toMatchObject({ subclass, suitability: share, timeline });
  });

  it.each(['18', '45'])('a work goal at %s gives 189 with 85 % in a known time', (age) => {
    const recommendation = recommend({ visaGoal: 'work', age });
    expect(recommendation).toMatchObject({
      subclass: '189',
      suitability: 85,
      timeline: '{{assessment-189-time}}',
    });
  });

  it.each<Answers>([
    { visaGoal: 'work', age: '46' },
    { visaGoal: 'work', age: '' },
    { visaGoal: 'unsure', age: '30' },
    {},
  ])('there is no recommendation for %o', (answers) => expect(recommend(answers)).toBeUndefined());
});

describe('the assessment’s form', () => {
  const problems = (answers: Answers) =>
    assessmentSteps.flatMap((step) => Object.keys(stepProblems(step, answers)));

  it('requires the goal, and the age if the goal is work', () => {
    expect(problems({})).toEqual(['visaGoal']);
    expect(problems({ visaGoal: '' })).toEqual(['visaGoal']);
    expect(problems({ visaGoal: 'study' })).toEqual([]);
    expect(problems({ visaGoal: 'family' })).toEqual([]);
    expect(problems({ visaGoal: 'work' })).toEqual(['age']);
  });

  it.each(['15', '101', '30.5', 'thirty'])('refuses the age %s', (age) => {
    expect(problems({ visaGoal: 'study', age })).toEqual(['age']);
  });
});

it('fills in the calculator from its answers', () => {
  const answers = { visaGoal: 'work', age: '33', education: 'master', workExperience: '5' };
  expect(pointsChoicesOf({ ...answers, englishLevel: 'untested' })).toEqual({
    visaType: '189',
    age: '33-39',
    education: 'master',
    experience: '5',
  });
  expect(pointsChoicesOf({ visaGoal: 'family', age: '17', education: 'school' })).toEqual({});
  expect(pointsChoicesOf({ age: '45' })).toEqual({ age: '45-up' });
});

describe('answers read back from the browser', () => {
  it('are those that the form has, in the form it accepts', () => {
    const answers = { visaGoal: 'work', age: '31', education: '', occupation: 'Nurse' };
    expect(knownAnswers(answers)).toEqual(answers);
  });

  it.each([null, 'work', [], 7, { visaGoal: 'toString', age: 31, colour: 'blue' }])(
    'are none in %j',
    (stored) => expect(knownAnswers(stored)).toEqual({}),
  );
});

it.each([
  [{ visaGoal: 'work', age: '44' }, undefined],
  [{ visaGoal: 'work', age: '45' }, 'Nobody aged 45 or over can be invited'],
  [{ visaGoal: 'study', age: '50' }, undefined],
  [{ visaGoal: 'family', maritalStatus: 'married' }, undefined],
  [{ visaGoal: 'family' }, undefined],
  [{ visaGoal: 'family', maritalStatus: 'single' }, 'needs a partner'],
  [{ visaGoal: 'family', maritalStatus: 'engaged' }, 'Prospective Marriage visa (300)'],
])('what stops %j is said: %s', (answers, said) => {
  if (said === undefined) expect(stopReason(answers)).toBeUndefined();
  else expect(stopReason(answers)).toContain(said);
});
