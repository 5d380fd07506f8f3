import type { Fact } from '../../api/publicTypes';

/** A fact's data for display. */
export interface PageFact {
  text: string;
  /** Wording for running text. */
  words?: string;
  /** Australian dollars, for confirmed money. */
  amount?: number;
  /** First day in force, an ISO date; empty if unknown. */
  from: string;
  /** Day of the last check against the source, an ISO date; empty if never checked. */
  checked: string;
  source: string;
  url?: string;
  /** An announced, unconfirmed value and its first day. */
  newer?: { text: string; from: string };
}

/** A page's facts by reference: a key, or a key and a day. */
export type PageFacts = Readonly<Record<string, PageFact>>;

/** Converts a fact for display; without a confirmed value it uses the announced one. */
export function pageFact(fact: Fact): PageFact {
  const { kind, text, words, valid_from, checked_on } = fact;
  const { source_title, source_url, newer_proposed: newer } = fact;
  return {
    text: fact.value === null && newer ? newer.text : text,
    ...(words && { words }),
    ...(kind === 'money' && fact.value !== null && { amount: Number(fact.value) }),
    from: valid_from,
    checked: checked_on,
    source: source_title,
    ...(source_url && { url: source_url }),
    ...(newer && { newer: { text: newer.text, from: newer.valid_from } }),
  };
}

/** Formats whole Australian dollars, e.g. `$2,000`. */
export const dollars = (amount: number) => `$${Math.round(amount).toLocaleString('en-AU')}`;
