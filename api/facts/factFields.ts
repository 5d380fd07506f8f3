import { z } from 'zod';
import { type FactKind, factKinds } from '../../db/facts/schema';
import { isCalendarDay } from '../../shared/days';
import * as shared from '../../shared/factFields';
import { type SourceKind, sourceKindOf, sourceKinds } from '../../shared/facts';
import type { TextField } from '../../shared/resource';
import { limited, required } from '../http/bodies';
import { fieldError } from '../http/errors';

const asked = shared.factValueFields;

/** Validates an optional text, which is stored as null if it is empty. */
const optional = ({ label, max, problem }: TextField & { max: number }) =>
  limited(label, max)
    .refine((text) => problem?.(text) === undefined, {
      error: ({ input }) => problem?.(String(input)),
    })
    .transform((text) => text || null)
    .nullable()
    .optional();

const day = (field: string) =>
  z.string().refine(isCalendarDay, `${field} must be a day such as 2026-07-01.`);

/** Fields of a fact's value. `problemOf` checks them against the fact. */
export const factValueFields = {
  value: required(asked.value.label, asked.value.max),
  words: optional(asked.words),
  valid_from: z.literal('').or(day('Valid from')).optional(),
  valid_to: z.literal('').or(day(asked.valid_to.label)).optional(),
  source_title: required(asked.source_title.label, asked.source_title.max),
  source_url: optional(asked.source_url),
  source_kind: z
    .enum(sourceKinds, `Read in is one of ${sourceKinds.join(', ')}.`)
    .or(z.literal('').transform(() => undefined))
    .optional(),
  instrument: optional(asked.instrument),
  confidence: z
    .enum(shared.confidences)
    .or(z.literal('').transform(() => null))
    .nullable()
    .optional(),
  checked_on: z.literal('').or(day('Checked on')).optional(),
  review_by: day(asked.review_by.label).optional(),
  note: optional(asked.note),
};

const { name, topic } = shared.factFields;
const { key } = shared.newFactFields;

export const factFields = {
  name: required(name.label, name.max),
  topic: required(topic.label, topic.max),
};

export const newFactFields = {
  ...factFields,
  key: required(key.label, key.max).refine((text) => key.problem(text) === undefined, {
    error: ({ input }) => key.problem(String(input)),
  }),
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

interface NamedSource {
  source_title?: string | undefined;
  source_url?: string | null | undefined;
  source_kind?: SourceKind | undefined;
  instrument?: string | null | undefined;
}

/**
 * Returns what a value was read in: as it is said, else as it was, unless its source changes, else by
 * its address. @throws HttpError 422 for an estimate with a source.
 */
export function readKind(sent: NamedSource, stored: NamedSource = {}): SourceKind {
  const { source_title = '', source_url, instrument } = { ...stored, ...sent };
  const isOther = sent.source_title !== undefined && sent.source_title !== stored.source_title;
  const isMoved = sent.source_url !== undefined && sent.source_url !== stored.source_url;
  const kept = isOther || isMoved ? undefined : stored.source_kind;
  const kind = sent.source_kind ?? kept ?? sourceKindOf({ source_title, source_url });
  if (kind === 'estimate' && (source_url || instrument)) {
    throw fieldError(
      'source_kind',
      'An estimate was read nowhere: leave the address and the instrument empty, or choose what it was read in.',
    );
  }
  return kind;
}

/** Message for a value that doesn't fit its fact's kind. */
export const kindMessage = (kind: FactKind) =>
  kind === 'money'
    ? 'Value must be an amount in Australian dollars, such as 2000 or 2000.50.'
    : 'Value must contain a number, such as 6 months.';
