import type { Enquiry } from '../../db/enquiries/enquiries';
import type { templateFields } from '../../shared/templateFields';
import { greeting, isPreferredTime, officeMoment } from '../../site/api';

/** Fills each of a template's `{{fields}}` from an enquiry. */
const fields = {
  greeting: ({ name }) => greeting(name),
  name: ({ name }) => name,
  number: ({ number }) => String(number),
  topic: ({ topic }) => topic,
  received: ({ received_at }) => officeMoment(received_at),
  times: ({ kind, answers }) =>
    kind === 'consultation'
      ? answers
          .filter(isPreferredTime)
          .map(({ value }) => `- ${value}`)
          .join('\n')
      : '',
} satisfies Record<(typeof templateFields)[number], (enquiry: Enquiry) => string>;

/**
 * Returns the template values of an enquiry. Missing ones appear in brackets, to be filled in by
 * hand.
 */
export function templateValues(enquiry: Enquiry): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, read]) => [name, read(enquiry) || `[${name}]`]),
  );
}

/** Explains that a reply still has unfilled fields; undefined if it has none. */
export function unfilledProblem(text: string): string | undefined {
  const unfilled = text.match(/\[(?!\d+\])[^[\]]*\]|\{\{[^{}]*\}\}/g) ?? [];
  if (unfilled.length === 0) return undefined;
  return `Fill in or remove the text in brackets: ${[...new Set(unfilled)].join(', ')}.`;
}
