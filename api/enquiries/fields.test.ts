import { expect, it } from 'vitest';
import { checkEnquiry } from './fields';

it('says all that is missing or wrong at once', () => {
  expect(checkEnquiry({})).toEqual({
    errors: {
      name: 'Please enter your name.',
      email: 'Please enter your email address.',
      message: 'Please write what we can help with.',
    },
  });
  expect(checkEnquiry({ kind: 'consultation', name: 'Ada' })).toMatchObject({
    errors: {
      email: 'Please enter your email address.',
      'answers.day_1': 'Please name at least one day that would suit you.',
    },
  });
  expect(checkEnquiry({ kind: 'consultation', answers: null })).toHaveProperty('errors.answers');
});
