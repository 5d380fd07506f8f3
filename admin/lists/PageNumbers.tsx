import PaginationItem from '@mui/material/PaginationItem';
import Stack from '@mui/material/Stack';
import type { MouseEvent } from 'react';

interface Props {
  count: number;
  /** Counted from 0, as TablePagination does. */
  page: number;
  rowsPerPage: number;
  onPageChange(event: MouseEvent<HTMLButtonElement> | null, page: number): void;
}

const maxNumbers = 5;

/** Previous, next, and at most five page numbers around the present page. */
export function PageNumbers({ count, page, rowsPerPage, onPageChange }: Props) {
  const pages = Math.ceil(count / rowsPerPage);
  const first = Math.max(0, Math.min(page - 2, pages - maxNumbers));
  const numbers = Array.from({ length: Math.min(maxNumbers, pages) }, (_, index) => first + index);
  return (
    <Stack component="nav" direction="row" aria-label="Pages" sx={{ ml: 1 }}>
      <PaginationItem
        type="previous"
        aria-label="Previous page"
        disabled={page === 0}
        onClick={() => onPageChange(null, page - 1)}
      />
      {numbers.map((number) => (
        <PaginationItem
          key={number}
          type="page"
          page={number + 1}
          color="primary"
          selected={number === page}
          aria-label={`Page ${number + 1}`}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPageChange(null, number)}
        />
      ))}
      <PaginationItem
        type="next"
        aria-label="Next page"
        disabled={page >= pages - 1}
        onClick={() => onPageChange(null, page + 1)}
      />
    </Stack>
  );
}
