import { ResourceList } from '../ui/lists/ResourceList';
import { postFilters } from './PostFilters';
import { PostCards, PostTable } from './PostTable';

/** What the table may leave out. */
const columns = [
  { source: 'title', label: 'Title' },
  { source: 'excerpt', label: 'Excerpt' },
  { source: 'state', label: 'State' },
  { source: 'author', label: 'Author' },
  { source: 'category', label: 'Category' },
  { source: 'date', label: 'Date' },
  { source: 'updated_at', label: 'Last edited' },
];

/** All posts, live or not. The rows hold no text; `fields` keeps them out of the edit page's cache. */
export const PostList = () => (
  <ResourceList
    resource="posts"
    title="Blog Posts"
    newLabel="New Post"
    search="Search posts by title, author, or category..."
    filters={postFilters}
    nounFor={() => 'post(s)'}
    sort={{ field: 'created_at', order: 'DESC' }}
    fields="id,title,slug,excerpt,author,category,date,image_url,state,publish_at,publish_error,created_at,updated_at,updated_by"
    columns={columns}
    table={<PostTable />}
    cards={<PostCards />}
  />
);
