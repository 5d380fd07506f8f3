import { ColumnsButton, ExportButton, TopToolbar } from 'react-admin';

export function BlogListActions() {
  return (
    <TopToolbar>
      <ColumnsButton />
      <ExportButton />
    </TopToolbar>
  );
}
