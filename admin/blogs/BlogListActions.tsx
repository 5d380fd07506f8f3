import { ExportButton, TopToolbar } from 'react-admin';
import { ColumnsMenu } from '../lists/ColumnsMenu';

/** What the table may leave out. */
const columns = [
  { source: 'title', label: 'Title' },
  { source: 'excerpt', label: 'Excerpt' },
  { source: 'author', label: 'Author' },
  { source: 'category', label: 'Category' },
  { source: 'date', label: 'Date' },
];

export function BlogListActions() {
  return (
    <TopToolbar>
      <ColumnsMenu columns={columns} />
      <ExportButton />
    </TopToolbar>
  );
}
