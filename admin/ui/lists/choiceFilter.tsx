import { SelectInput } from 'react-admin';

export const choiceFilter = (
  source: string,
  label: string,
  choices: readonly { id: string; name: string }[],
) => (
  <SelectInput
    key={source}
    source={source}
    label={label}
    choices={[...choices]}
    alwaysOn
    emptyText="All"
  />
);

/** Converts labels, or states with labels, to choices in their order. */
export const choicesOf = (names: Readonly<Record<string, string | { name: string }>>) =>
  Object.entries(names).map(([id, named]) => ({
    id,
    name: typeof named === 'string' ? named : named.name,
  }));
