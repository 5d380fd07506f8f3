import { SearchInput } from 'react-admin';

/** The `filters` of a list with one search box, always shown. */
export function searchFilter(placeholder: string) {
  return [
    <SearchInput
      key="q"
      source="q"
      alwaysOn
      placeholder={placeholder}
      inputProps={{ 'aria-label': placeholder }}
    />,
  ];
}
