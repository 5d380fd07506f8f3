import { DateInput, SelectInput, type SelectInputProps, TextInput } from 'react-admin';
import { choiceFilter } from '../ui/lists/choiceFilter';
import { ResourceList } from '../ui/lists/ResourceList';
import { namesAsChoices, useAuthors, useCategories } from './names';
import { stateChoices } from './PostState';
import { PostTable } from './PostTable';

const NameFilter = ({ names, ...props }: SelectInputProps & { names: readonly string[] }) => (
  <SelectInput {...props} choices={namesAsChoices(names)} emptyText="All" helperText={false} />
);

const CategoryFilter = (props: SelectInputProps) => (
  <NameFilter {...props} names={useCategories().names} />
);

const AuthorFilter = (props: SelectInputProps) => <NameFilter {...props} names={useAuthors()} />;

const filters = [
  choiceFilter('state', 'State', stateChoices),
  <CategoryFilter key="category" source="category" label="Category" alwaysOn />,
  <AuthorFilter key="author" source="author" label="Author" alwaysOn />,
  // Shown if a link sets them.
  <TextInput key="asked_by" source="asked_by" label="Asked for by" helperText={false} />,
  <DateInput
    key="updated_before"
    source="updated_before"
    label="Not changed since"
    helperText={false}
  />,
];

const columns = [
  { source: 'title', label: 'Title' },
  { source: 'excerpt', label: 'Excerpt' },
  { source: 'state', label: 'State' },
  { source: 'author', label: 'Author' },
  { source: 'category', label: 'Category' },
  { source: 'date', label: 'Date' },
  { source: 'updated_at', label: 'Last edited' },
];

/**
 * All posts, live or not. Rows contain no text; `fields` keeps them out of the edit page's cache.
 */
export const PostList = () => (
  <ResourceList
    title="Blog Posts"
    newLabel="New Post"
    search="Search posts by title, author, or category..."
    filters={filters}
    nounFor={() => 'post(s)'}
    sort={{ field: 'created_at', order: 'DESC' }}
    fields="id,title,slug,excerpt,author,category,date,image_url,state,publish_at,publish_error,ready_by,sent_back_by,created_at,updated_at,updated_by"
    columns={columns}
    table={<PostTable />}
  />
);
