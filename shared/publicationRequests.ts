import type { Fields } from './resource';

/** What is said as a writer asks for publishing, and as a post is sent back. */
export const requestFields = {
  note: { label: 'Your words', max: 2000, isOptional: true, lines: 3 },
  answer: {
    label: 'What is to be done first',
    max: 2000,
    lines: 4,
    missing: 'Say what is to be done first.',
    tooLong: 'Please shorten it to 2,000 characters.',
  },
} as const satisfies Fields;
