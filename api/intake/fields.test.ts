import { expect, it, onTestFinished, vi } from 'vitest';
import { enquirySchema, messagesByField } from './fields';

/** Returns what a form holds, or its messages by field. */
function checkEnquiry(values: unknown) {
  const parsed = enquirySchema.safeParse(values);
  return parsed.success ? { fields: parsed.data } : { errors: messagesByField(parsed.error) };
}

it('reports all missing and invalid fields at once', () => {
  expect(checkEnquiry({})).toEqual({
    errors: {
      name: 'Please enter your name.',
      email: 'Please enter your email address.',
      message: 'Please tell us what we can help with.',
    },
  });
  expect(checkEnquiry({ kind: 'consultation', name: 'Ada' })).toMatchObject({
    errors: {
      email: 'Please enter your email address.',
      'answers.day_1': 'Please choose a day that would suit you.',
    },
  });
  expect(checkEnquiry({ kind: 'consultation', answers: null })).toHaveProperty('errors.answers');
});

it('accepts consultation days from tomorrow by the visitor’s clock, and requires a number for calls', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-24T12:00:00Z'), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const sent = { kind: 'consultation', name: 'Ada', email: 'ada@example.com' };
  const errorsOf = (answers: Record<string, string>) => {
    const checked = checkEnquiry({ ...sent, answers });
    return 'errors' in checked ? checked.errors : {};
  };
  const wrong = 'Please enter a date, or leave it empty.';
  const past = 'Please choose tomorrow or a later day.';
  const india = { time_zone: 'Asia/Kolkata' };
  expect(errorsOf({ day_1: 'soon' })).toEqual({ 'answers.day_1': wrong });
  expect(errorsOf({ day_1: '2026-11-30', day_2: '2026-02-30' })).toEqual({
    'answers.day_2': wrong,
  });
  expect(errorsOf({ ...india, day_1: '2020-01-01', day_3: '2026-11-24' })).toEqual({
    'answers.day_1': past,
    'answers.day_3': past,
  });
  expect(errorsOf({ ...india, day_1: '2026-11-25', how: 'adelaide' })).toEqual({});
  // In Auckland it is already the 25th.
  expect(errorsOf({ time_zone: 'Pacific/Auckland', day_1: '2026-11-25' })).toEqual({
    'answers.day_1': past,
  });
  expect(errorsOf({ day_1: '2026-11-30', how: 'phone' })).toEqual({
    phone: 'Please enter the number we should call.',
  });
});

it('drops direction marks in names and phone numbers', () => {
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
