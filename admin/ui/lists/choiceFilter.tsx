import { SelectInput } from 'react-admin';

/** A list's filter by one of a few values. */
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

/** Names, or states with theirs, as a list to choose from, in their order. */
export const choicesOf = (names: Readonly<Record<string, string | { name: string }>>) =>
  Object.entries(names).map(([id, named]) => ({
    id,
    name: typeof named === 'string' ? named : named.name,
  }));
