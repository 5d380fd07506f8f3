import { ExportButton, List } from 'react-admin';
import { PageHeading } from '../layout/PageHeading';
import { FoundCount } from '../lists/FoundCount';
import { defaultPageSize, ListPagination } from '../lists/ListPagination';
import { NewButton } from '../lists/NewButton';
import { searchFilter } from '../lists/searchFilter';
import { useIsNarrow } from '../lists/useIsNarrow';
import { BlogCards } from './BlogCards';
import { BlogListActions } from './BlogListActions';
import { BlogTable } from './BlogTable';

const filters = searchFilter('Search posts by title, author, or category...');
const sort = { field: 'created_at', order: 'DESC' } as const;
/** All but the article's text: a page of fifty posts stays light. */
const meta = { fields: 'id,title,slug,excerpt,author,category,date,created_at,updated_at' };

export function BlogList() {
  const isNarrow = useIsNarrow();
  return (
    <>
      <PageHeading title="Blog Posts">
        <NewButton label="New Post" />
      </PageHeading>
      <List
        title={false}
        empty={false}
        filters={filters}
        actions={isNarrow ? false : <BlogListActions />}
        pagination={<ListPagination />}
        perPage={defaultPageSize}
        sort={sort}
        queryOptions={{ meta }}
      >
        <FoundCount nounFor={() => 'post(s)'}>{isNarrow && <ExportButton />}</FoundCount>
        {isNarrow ? <BlogCards /> : <BlogTable />}
      </List>
    </>
  );
}
