import type { Fact } from '../../api/publicTypes';

/** A fact's data for display. */
export interface PageFact {
  text: string;
  /** Wording for running text. */
  words?: string;
  /** Australian dollars, for money. */
  amount?: number;
  /** First day in force, an ISO date; empty if unknown. */
  from: string;
  /** Day of the last check against the source, an ISO date; empty if never checked. */
  checked: string;
  source: string;
  url?: string;
  /** The value before it. */
  before?: OtherText;
  /** The value that comes after it. */
  announced?: OtherText;
}

/** Another value of a fact, and its first day. */
interface OtherText {
  text: string;
  from: string;
}

/** A page's facts by reference: a key, or a key and a day. */
export type PageFacts = Readonly<Record<string, PageFact>>;

/**
 * Converts a fact for display: the newest value whose day has come, confirmed or not, and beside it
 * the one before. Without any, the announced one is shown.
 * @param isDated whether a text names the day itself, so that nothing later belongs there.
 */
export function pageFact(fact: Fact, isDated = false): PageFact {
  const { kind, checked_on, source_title, source_url, newer_proposed: newer, ended } = fact;
  const { announced } = fact;
  const own = fact.value === null ? undefined : { ...fact, value: fact.value };
  const current = newer ?? own;
  const before = newer ? own : ended;
  const isAnnounced = !current && !ended && announced && !isDated;
  const shown = isAnnounced ? announced : (current ?? fact);
  return {
    text: shown.text,
    ...(shown.words && { words: shown.words }),
    ...(kind === 'money' && current && { amount: Number(current.value) }),
    from: current?.valid_from ?? '',
    checked: newer ? '' : checked_on,
    source: source_title,
    ...(source_url && { url: source_url }),
    ...(before && { before: { text: before.text, from: before.valid_from } }),
    ...(announced &&
      !isDated && { announced: { text: announced.text, from: announced.valid_from } }),
  };
}

/** Tells whether nothing is known but a value whose day hasn't come. */
export const isOnlyAnnounced = ({ text, announced }: PageFact): boolean => announced?.text === text;

/** Formats whole Australian dollars, e.g. `$2,000`. */
export const dollars = (amount: number) => `$${Math.round(amount).toLocaleString('en-AU')}`;
