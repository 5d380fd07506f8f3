import type { Fact } from '../../api/publicTypes';

/** What a page needs of a fact to show it. */
export interface PageFact {
  text: string;
  /** The form for running text. */
  words?: string;
  /** Of money that is confirmed, in Australian dollars. */
  amount?: number;
  /** First day on which it holds, as an ISO date; empty where that isn't known. */
  from: string;
  /** Day on which somebody last compared it with its source, as an ISO date; empty where nobody has yet. */
  checked: string;
  source: string;
  url?: string;
  /** What is announced in its place and not confirmed yet, from which day. */
  newer?: { text: string; from: string };
}

/** The facts of a page, by what names them: a key, or a key and a day. */
export type PageFacts = Readonly<Record<string, PageFact>>;

/** A fact as pages show it: one of which no value is confirmed by the one that is announced. */
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

/** Whole Australian dollars as shown, e.g. `$2,000`. */
export const dollars = (amount: number) => `$${Math.round(amount).toLocaleString('en-AU')}`;
