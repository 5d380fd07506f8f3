import { DateInput, SelectInput, type SelectInputProps, useGetList } from 'react-admin';
import type { BlogCategory } from '../../api/types';
import { useFromApi } from '../useFromApi';
import { stateChoices } from './PostState';

const byName = {
  pagination: { page: 1, perPage: 200 },
  sort: { field: 'name', order: 'ASC' },
} as const;
const choicesOf = (names: readonly string[]) => names.map((name) => ({ id: name, name }));

function Filter(props: SelectInputProps) {
  return <SelectInput emptyText="All" helperText={false} sx={{ minWidth: 0 }} {...props} />;
}

function CategoryFilter(props: SelectInputProps) {
  const { data = [] } = useGetList<BlogCategory>('blog-categories', byName);
  return <Filter {...props} choices={choicesOf(data.map(({ name }) => name))} />;
}

function AuthorFilter(props: SelectInputProps) {
  const { data = [] } = useFromApi<string[]>(['authors'], '/api/authors');
  return <Filter {...props} choices={choicesOf(data)} />;
}

/** What the list of posts can be narrowed by, beside the search box. */
export const postFilters = [
  <Filter key="state" source="state" label="State" alwaysOn choices={stateChoices} />,
  <CategoryFilter key="category" source="category" label="Category" alwaysOn />,
  <AuthorFilter key="author" source="author" label="Author" alwaysOn />,
  // Shown where a link asks for it.
  <DateInput
    key="updated_before"
    source="updated_before"
    label="Not changed since"
    helperText={false}
  />,
];
