/** Returns the upper median; NaN of nothing. */
export const median = (values: readonly number[] = []): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
