import { ownFigure } from '../../facts/factSources';
import type { FactKind } from '../../facts/schema';

/** What a fact is from a day on, as a new file begins with it. */
export interface SeedValue {
  /** As shown; of money the Australian dollars as a plain number, e.g. '4640'. */
  value: string;
  /** The same for running text, e.g. 'six months' beside '6 months'. */
  words?: string;
  /** First day on which it holds, as an ISO date; absent where that isn't known. */
  from?: string;
  /** Last day on which it held, where what came then isn't confirmed. */
  valid_to?: string;
  source_title: string;
  source_url?: string;
  /** The law that says so, where known. */
  instrument?: string;
  confidence?: 'low' | 'medium' | 'high';
  /** Day on which somebody last compared it with its source, as an ISO date; empty where nobody did. */
  checked_on: string;
  /** Day by which somebody must do so again. */
  review_by: string;
  state: 'proposed' | 'confirmed';
  note?: string;
}

export interface SeedFact {
  name: string;
  kind: FactKind;
  /** What it is listed under. */
  topic: string;
  /** The earliest first. */
  values: readonly SeedValue[];
}

/** The charges are reviewed each 1 July: what was checked before one is due after it. */
const reviewed = { thisYear: '2026-07-31', nextYear: '2027-07-31' };

/** The firm's own figures: confirmed to be shown, but nobody has compared them with a page of the Department yet. */
export const ours = {
  source_title: ownFigure,
  checked_on: '',
  review_by: reviewed.thisYear,
  state: 'confirmed',
} as const;

/** Read at another site, never at the Department: for a registered agent to confirm. */
export const proposed = (
  source_title: string,
  confidence: 'low' | 'medium' | 'high',
  instrument?: string,
) =>
  ({
    source_title,
    confidence,
    ...(instrument && { instrument }),
    checked_on: '',
    review_by: reviewed.nextYear,
    state: 'proposed',
  }) as const;

const measures =
  'Home Affairs Legislation Amendment (2026 Measures No. 1) Regulations 2026 (secondary source)';

/** Where the charges from 1 July 2026 were read. */
export const charges2026 = {
  from: '2026-07-01',
  ...proposed('peakmigration.com.au, July 2026', 'medium', measures),
} as const;

/** A charge from 1 July 2026 that nobody has named: the others' rise, applied to what it was. */
export const inferred2026 = {
  from: '2026-07-01',
  ...proposed('Inferred: the charge of 2025 and a quarter, rounded up to 5', 'low', measures),
} as const;

/** Facts that are listed under one topic. */
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
