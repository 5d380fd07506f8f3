import { DateInput, SelectInput, type SelectInputProps } from 'react-admin';
import { namesAsChoices, useAuthors, useCategories } from './names';
import { stateChoices } from './PostState';

function Filter(props: SelectInputProps) {
  return <SelectInput emptyText="All" helperText={false} sx={{ minWidth: 0 }} {...props} />;
}

const CategoryFilter = (props: SelectInputProps) => (
  <Filter {...props} choices={namesAsChoices(useCategories().names)} />
);

const AuthorFilter = (props: SelectInputProps) => (
  <Filter {...props} choices={namesAsChoices(useAuthors())} />
);

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
