import type { Fact } from '../../api/publicTypes';
import type { SourceKind } from '../../shared/facts';

/** A fact's data for display. */
export interface PageFact {
  text: string;
  /** Wording for running text. */
  words?: string;
  /** Australian dollars, for money that is in force. */
  amount?: number;
  /** First day in force, an ISO date; empty if unknown. */
  from: string;
  /** Its last day, if that is over; beside it stands an estimate. */
  until?: string;
  /** What we think holds now, where nothing says so. */
  estimate?: OtherText;
  /** Day of the last check against the source, an ISO date; empty if never checked. */
  checked: string;
  source: string;
  sourceKind: SourceKind;
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
 * Converts a fact for display. Without any value, the announced one is shown.
 * @param isDated whether a text names the day itself, so that nothing later belongs there.
 */
export function pageFact(fact: Fact, isDated = false): PageFact {
  const { kind, value, checked_on, source, until, estimate, before, ended, announced } = fact;
  const isAnnounced = value === null && !ended && !estimate && announced && !isDated;
  const shown = isAnnounced ? announced : fact;
  return {
    text: shown.text,
    ...(shown.words && { words: shown.words }),
    ...(kind === 'money' && value !== null && !estimate && { amount: Number(value) }),
    from: fact.since,
    ...(estimate && { until, estimate: { text: estimate.text, from: estimate.valid_from } }),
    checked: checked_on,
    source: source.title,
    sourceKind: source.kind,
    ...(source.url && { url: source.url }),
    ...(before && { before: { text: before.text, from: before.valid_from } }),
    ...(announced &&
      !isDated && { announced: { text: announced.text, from: announced.valid_from } }),
  };
}

/** Tells whether nothing is known but a value whose day hasn't come. */
export const isOnlyAnnounced = ({ text, announced }: PageFact): boolean => announced?.text === text;

/** Formats whole Australian dollars, e.g. `$2,000`. */
export const dollars = (amount: number) => `$${Math.round(amount).toLocaleString('en-AU')}`;
