import { ownFigure, type SourceKind } from '../../../shared/facts';
import type { FactKind } from '../../facts/schema';

/** A fact's value from a day on, as seeded. */
export interface SeedValue {
  /** Australian dollars as a plain number for money, e.g. '4640'; otherwise as shown. */
  value: string;
  /** Wording for running text, e.g. 'six months' for '6 months'. */
  words?: string;
  /** First day in force, an ISO date; absent if unknown. */
  from?: string;
  /** Last day in force, if the value after it isn't confirmed. */
  valid_to?: string;
  source_title: string;
  source_url?: string;
  source_kind: SourceKind;
  /** The legal instrument, if known. */
  instrument?: string;
  confidence?: 'low' | 'medium' | 'high';
  /** Day of the last check against the source, an ISO date; empty if never checked. */
  checked_on: string;
  /** Day by which it must be checked again. */
  review_by: string;
  state: 'proposed' | 'confirmed';
  note?: string;
}

export interface SeedFact {
  name: string;
  kind: FactKind;
  /** Group in the admin's list. */
  topic: string;
  /** Earliest first. */
  values: readonly SeedValue[];
}

/** Charges change each 1 July: values checked before one are due after it. */
const reviewed = { thisYear: '2026-07-31', nextYear: '2027-07-31' };

/**
 * The firm's own figures: confirmed for display, but not yet checked against the Department's
 * pages.
 */
export const ours = {
  source_title: ownFigure,
  source_kind: 'firm',
  checked_on: '',
  review_by: reviewed.thisYear,
  state: 'confirmed',
} as const;

/** Read on another site, not the Department's: waiting for a registered agent to confirm. */
export const proposed = (
  source_title: string,
  confidence: 'low' | 'medium' | 'high',
  instrument?: string,
) =>
  ({
    source_title,
    source_kind: 'other',
    confidence,
    ...(instrument && { instrument }),
    checked_on: '',
    review_by: reviewed.nextYear,
    state: 'proposed',
  }) as const;

const measures =
  'Home Affairs Legislation Amendment (2026 Measures No. 1) Regulations 2026 (secondary source)';

/** Source of the charges from 1 July 2026. */
export const charges2026 = {
  from: '2026-07-01',
  ...proposed('peakmigration.com.au, July 2026', 'medium', measures),
} as const;

/** Inferred by us: read nowhere, so that it never stands first. */
export const estimated = (source_title: string) =>
  ({ ...proposed(source_title, 'low'), source_kind: 'estimate' }) as const;

/**
 * A charge from 1 July 2026 that no source gives: the increase of the others applied to its
 * previous value.
 */
export const inferred2026 = {
  from: '2026-07-01',
  ...estimated('Inferred: the charge of 2025 and a quarter, rounded up to 5'),
} as const;

/** Of what no source gives from 1 July 2026 on, when the charges rose: not known since. */
export const until2026 = { valid_to: '2026-06-30' } as const;

export const about = <Key extends string>(
  topic: string,
  facts: Record<Key, Omit<SeedFact, 'topic'>>,
): Record<Key, SeedFact> => {
  const entries = Object.entries<Omit<SeedFact, 'topic'>>(facts);
  return Object.fromEntries(entries.map(([key, fact]) => [key, { ...fact, topic }])) as Record<
    Key,
    SeedFact
  >;
};
