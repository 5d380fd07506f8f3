type Picked<Row, Name extends keyof Row> = {
  [One in keyof Pick<Row, Name>]: Exclude<Row[One], undefined>;
};

/** Picks those of the named values that there are. */
export const pick = <Row extends object, Name extends keyof Row>(
  row: Row,
  names: readonly Name[],
): Picked<Row, Name> =>
  Object.fromEntries(
    names.flatMap((name) => (row[name] === undefined ? [] : [[name, row[name]]])),
  ) as Picked<Row, Name>;
