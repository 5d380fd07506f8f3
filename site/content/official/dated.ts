/** What a figure of the official test is from a day on. */
export interface DatedFigure {
  value: string;
  /** The same for running text, e.g. 'ten years' beside '10 years'. */
  words?: string;
  /** First day on which it holds, as an ISO date; absent where that isn't known. */
  from?: string;
  source: string;
  /** How sure it is: none of them was read by a registered agent at its source. */
  confidence: 'low' | 'medium' | 'high';
}

/** The one of some dated values, the earliest first, that holds on a day; none where none did yet. */
export function inForce<V extends { from?: string | undefined }>(values: readonly V[], on: string) {
  return values.findLast(({ from = '' }) => from <= on);
}
