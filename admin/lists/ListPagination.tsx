import TablePagination from '@mui/material/TablePagination';
import { useListPaginationContext } from 'react-admin';
import { PageNumbers } from './PageNumbers';

export const defaultPageSize = 10;
const pageSizes = [5, 10, 20, 50];

/** The page size and the page, on every width: react-admin's own drops the size on small screens. */
export function ListPagination() {
  const { total, page, perPage, setPage, setPerPage } = useListPaginationContext();
  if (!total || (page - 1) * perPage >= total) return null;

  function changeSize(size: number) {
    setPerPage(size);
    setPage(1);
  }

  return (
    <TablePagination
      component="div"
      count={total}
      page={page - 1}
      rowsPerPage={perPage}
      rowsPerPageOptions={pageSizes}
      labelRowsPerPage="Rows per page:"
      onPageChange={(_event, index) => setPage(index + 1)}
      onRowsPerPageChange={(event) => changeSize(Number(event.target.value))}
      ActionsComponent={PageNumbers}
      sx={{ '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', justifyContent: 'end', py: 1 } }}
    />
  );
}
