import { z } from 'zod';
import { type FactKind, factKinds } from '../../db/facts/schema';
import { limited, required } from '../http/bodies';
import { isCalendarDay } from '../http/days';

/** Treats empty as absent. */
const optional = (field: string, max: number) =>
  limited(field, max)
    .transform((text) => text || null)
    .nullable()
    .optional();

const day = (field: string) =>
  z.string().refine(isCalendarDay, `${field} must be a day such as 2026-07-01.`);

/** Fields of a fact's value. `problemOf` checks them against the fact. */
export const factValueFields = {
  value: required('Value', 1000),
  words: optional('Wording for running text', 1000),
  valid_from: z.literal('').or(day('Valid from')).optional(),
  valid_to: z.literal('').or(day('Until')).optional(),
  source_title: required('Source', 300),
  source_url: optional('Address of the source', 1000).refine(
    isWebAddress,
    'The address of the source must begin with https:// or http://.',
  ),
  instrument: optional('Legal instrument', 300),
  confidence: z.enum(['low', 'medium', 'high']).nullable().optional(),
  checked_on: z.literal('').or(day('Checked on')).optional(),
  review_by: day('Review by').optional(),
  note: optional('Why it changed', 1000),
};

function isWebAddress(address: string | null | undefined): boolean {
  if (!address) return true;
  return /^https?:\/\//i.test(address) && URL.canParse(address);
}

export const factFields = {
  name: required('Name', 200),
  topic: required('Topic', 100),
};

export const newFactFields = {
  ...factFields,
  key: z
    .string({ error: 'Key is required.' })
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)+$/,
      'A key is lower-case words and numbers joined by hyphens, such as visa-500-charge.',
    )
    .max(60, 'Key is too long: 60 characters at most.'),
  kind: z.enum(factKinds, { error: `Kind is one of ${factKinds.join(', ')}.` }),
};

/**
 * Normalizes a value: amounts may be typed as they are shown.
 * @returns undefined if it doesn't fit its fact's kind.
 */
export function valueOfKind(kind: FactKind, written: string): string | undefined {
  if (kind === 'money') {
    const amount = written.replace(/^A?\$/, '').replaceAll(/[,\s]/g, '');
    return /^\d{1,9}(\.\d{1,2})?$/.test(amount) ? amount : undefined;
  }
  return kind === 'text' || /\d/.test(written) ? written : undefined;
}

/** Message for a value that doesn't fit its fact's kind. */
export const kindMessage = (kind: FactKind) =>
  kind === 'money'
    ? 'Value must be an amount in Australian dollars, such as 2000 or 2000.50.'
    : 'Value must contain a number, such as 6 months.';
