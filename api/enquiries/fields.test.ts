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

it('takes a name and a phone as they read, not as signs between the letters turn them', () => {
  const sent = {
    email: 'ada@example.com',
    message: 'Which visa?',
    phone: '\u202A+61 2 5550 0100\u202C',
  };
  expect(checkEnquiry({ ...sent, name: '\u202Egnp.Ada \u2066B' })).toMatchObject({
    fields: { name: 'gnp.Ada B', phone: '+61 2 5550 0100' },
  });
  for (const break_ of ['\r\n', '\0', '\u2028', '\u2029']) {
    expect(checkEnquiry({ ...sent, name: `Ada${break_}Bcc` })).toHaveProperty('errors.name');
  }
});
