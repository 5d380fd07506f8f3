import { List } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { PageHeading } from '../layout/PageHeading';
import { FoundCount } from '../lists/FoundCount';
import { defaultPageSize, ListPagination } from '../lists/ListPagination';
import { NewButton } from '../lists/NewButton';
import { searchFilter } from '../lists/searchFilter';
import { useIsNarrow } from '../lists/useIsNarrow';
import { BlogCategoryCards } from './BlogCategoryCards';
import { BlogCategoryCreate } from './BlogCategoryCreate';
import { BlogCategoryEdit } from './BlogCategoryEdit';
import { BlogCategoryTable } from './BlogCategoryTable';

const filters = searchFilter('Search categories by name...');
const sort = { field: 'created_at', order: 'DESC' } as const;

export function BlogCategoryList() {
  const isNarrow = useIsNarrow();
  return (
    <>
      <PageHeading title="Blog Categories">
        <NewButton label="New Category" />
      </PageHeading>
      <List
        title={false}
        empty={false}
        filters={filters}
        actions={false}
        exporter={false}
        pagination={<ListPagination />}
        perPage={defaultPageSize}
        sort={sort}
      >
        <FoundCount nounFor={(count) => (count === 1 ? 'category' : 'categories')} />
        {isNarrow ? <BlogCategoryCards /> : <BlogCategoryTable />}
      </List>
      <Routes>
        <Route path="create" element={<BlogCategoryCreate />} />
        <Route path=":id" element={<BlogCategoryEdit />} />
      </Routes>
    </>
  );
}
