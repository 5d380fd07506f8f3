/** A figure of the official test from a day on. */
export interface DatedFigure {
  value: string;
  /** Wording for running text, e.g. 'ten years' for '10 years'. */
  words?: string;
  /** First day in force, as an ISO date; absent if unknown. */
  from?: string;
  source: string;
  /** How reliable it is: none was checked at its source by a registered agent. */
  confidence: 'low' | 'medium' | 'high';
}

/** Returns the dated value (earliest first) in force on a day; undefined if none is. */
export function inForce<V extends { from?: string | undefined }>(values: readonly V[], on: string) {
  return values.findLast(({ from = '' }) => from <= on);
}
