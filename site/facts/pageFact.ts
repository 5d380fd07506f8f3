import type { Fact } from '../../api/publicTypes';

/** What a page needs of a fact to show it. */
export interface PageFact {
  text: string;
  /** The form for running text. */
  words?: string;
  /** Of money, in Australian dollars. */
  amount?: number;
  /** First day on which it holds, as an ISO date; empty where that isn't known. */
  from: string;
  /** Day on which somebody last compared it with its source, as an ISO date; empty where nobody has yet. */
  checked: string;
  source: string;
  url?: string;
  /** Whether it should have been checked again by now. */
  old?: true;
  /** Whether a newer, different value waits to be confirmed. */
  newer?: true;
}

/** The facts of a page, by what names them: a key, or a key and a day. */
export type PageFacts = Readonly<Record<string, PageFact>>;

/** A fact as pages show it on a day, an ISO date. */
export function pageFact(fact: Fact, day: string): PageFact {
  const { kind, value, text, words, valid_from, checked_on, review_by } = fact;
  const { source_title, source_url, newer_proposed } = fact;
  return {
    text,
    ...(words && { words }),
    ...(kind === 'money' && { amount: Number(value) }),
    from: valid_from,
    checked: checked_on,
    source: source_title,
    ...(source_url && { url: source_url }),
    ...(review_by < day && { old: true }),
    ...(newer_proposed && { newer: true }),
  };
}

/** Whole Australian dollars as shown, e.g. `$2,000`. */
export const dollars = (amount: number) => `$${Math.round(amount).toLocaleString('en-AU')}`;
