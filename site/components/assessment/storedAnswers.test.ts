import { describe, expect, it } from 'vitest';
import { knownAnswers } from './storedAnswers';

describe('answers read back from the browser', () => {
  it('are those that the form asks for, as it takes them', () => {
    const answers = { visaGoal: 'work', age: '31', education: '', occupation: 'Nurse' };
    expect(knownAnswers(answers)).toEqual(answers);
  });

  it.each([null, 'work', [], 7, { visaGoal: 'toString', age: 31, colour: 'blue' }])(
    'are none in %j',
    (stored) => expect(knownAnswers(stored)).toEqual({}),
  );
});
