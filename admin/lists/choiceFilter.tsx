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
    helperText={false}
  />
);
