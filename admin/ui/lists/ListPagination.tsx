import { PaginationItem, Stack, TablePagination } from '@mui/material';
import type { MouseEvent } from 'react';
import { useListPaginationContext } from 'react-admin';

export const defaultPageSize = 10;
const pageSizes = [5, 10, 20, 50];
const maxNumbers = 5;

/** The page size and the page. react-admin's Pagination has neither sizes nor numbers on a phone. */
export function ListPagination() {
  const { total, page, perPage, setPage, setPerPage } = useListPaginationContext();
  if (!total || (page - 1) * perPage >= total) return null;
  return (
    <TablePagination
      component="div"
      count={total}
      page={page - 1}
      rowsPerPage={perPage}
      rowsPerPageOptions={pageSizes}
      labelRowsPerPage="Rows per page:"
      onPageChange={(_event, index) => setPage(index + 1)}
      onRowsPerPageChange={(event) => setPerPage(Number(event.target.value))}
      ActionsComponent={PageNumbers}
      sx={{ '& .MuiTablePagination-toolbar': { flexWrap: 'wrap', justifyContent: 'end', py: 1 } }}
    />
  );
}

interface PageNumbersProps {
  count: number;
  /** Counted from 0, as TablePagination does. */
  page: number;
  rowsPerPage: number;
  onPageChange(event: MouseEvent<HTMLButtonElement> | null, page: number): void;
}

/** Previous, next, and the numbers around the present page: MUI's Pagination counts its gaps in. */
function PageNumbers({ count, page, rowsPerPage, onPageChange }: PageNumbersProps) {
  const pages = Math.ceil(count / rowsPerPage);
  const first = Math.max(0, Math.min(page - 2, pages - maxNumbers));
  const numbers = Array.from({ length: Math.min(maxNumbers, pages) }, (_, index) => first + index);
  const items = [
    { type: 'previous', label: 'Previous page', to: page - 1 },
    ...numbers.map((to) => ({ type: 'page' as const, label: `Page ${to + 1}`, to })),
    { type: 'next', label: 'Next page', to: page + 1 },
  ] as const;
  return (
    <Stack component="nav" direction="row" aria-label="Pages" sx={{ ml: 1 }}>
      {items.map(({ type, label, to }) => (
        <PaginationItem
          key={label}
          type={type}
          page={to + 1}
          color="primary"
          selected={to === page}
          disabled={to < 0 || to >= pages}
          aria-label={label}
          aria-current={to === page ? 'page' : undefined}
          onClick={() => onPageChange(null, to)}
        />
      ))}
    </Stack>
  );
}
