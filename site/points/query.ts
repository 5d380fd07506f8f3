import { pointsTable, visaTypes } from '../content/points';
import { formQuery } from './formQuery';
import { parameters } from './parameters';

type Parameter = (typeof parameters)[number];

function optionsOf(name: Parameter): readonly string[] {
  if (name === 'visaType') return Object.keys(visaTypes);
  const { education } = pointsTable;
  if (name === 'qualification') return education.extra ? [education.extra.id] : [];
  return pointsTable[name].items.map(({ id }) => id);
}

/** The calculator's choices in an address; invalid ones are dropped. */
export const choicesQuery = formQuery(parameters, (name, value) =>
  optionsOf(name).includes(value) ? value : undefined,
);
