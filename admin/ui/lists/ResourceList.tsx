import { PaginationItem, Stack, TablePagination, Typography } from '@mui/material';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import {
  defaultExporter,
  ExportButton,
  type Exporter,
  List,
  SearchInput,
  type SortPayload,
  TopToolbar,
  useListContext,
  useListPaginationContext,
} from 'react-admin';
import { describedAs, nameOfPage } from '../../../shared/resources';
import { PageHeading } from '../layout/PageHeading';
import { type Column, ColumnsMenu } from './ColumnsMenu';
import { NewButton } from './NewButton';
import { useIsNarrow } from './RecordTable';
import { RetryAlert } from './RetryAlert';

interface Props {
  /** What is listed, where the page's address names it otherwise. */
  resource?: string;
  title: string;
  /** What was found, as 'categories' in '3 categories found'. */
  nounFor(count: number): string;
  sort: SortPayload;
  /** On the button to the create form. */
  newLabel?: string;
  /** Placeholder of the search box. */
  search?: string;
  /** Inputs that narrow the list, beside the search box. */
  filters?: readonly ReactElement[];
  /** Below the search box, such as FilterTabs. */
  tabs?: ReactNode;
  /** What can be done with all that was found. */
  actions?: ReactNode;
  /** The API's columns to read; all without it. */
  fields?: string;
  /** What the table may leave out; such a list can be exported too. */
  columns?: readonly Column[];
  table: ReactNode;
  /** Rows on a page at first. */
  pageSize?: number;
}

/** A resource's list page: heading, search, count, rows, pages. */
export function ResourceList({ title, nounFor, sort, newLabel, search, table, ...props }: Props) {
  const isNarrow = useIsNarrow();
  const { fields, columns, filters = [], pageSize = defaultPageSize } = props;
  const actions = columns ? (
    <TopToolbar>
      <ColumnsMenu columns={columns} />
      <ExportButton />
    </TopToolbar>
  ) : (
    false
  );
  return (
    <>
      <PageHeading title={title}>{newLabel && <NewButton label={newLabel} />}</PageHeading>
      <List
        {...(props.resource && { resource: props.resource })}
        title={false}
        empty={false}
        error={<ListError />}
        filters={search ? [searchBox(search), ...filters] : undefined}
        actions={isNarrow ? false : actions}
        exporter={columns ? exporter : false}
        pagination={<ListPagination />}
        perPage={pageSize}
        sort={sort}
        queryOptions={{ meta: fields ? { fields } : undefined }}
      >
        {props.tabs}
        <FoundCount nounFor={nounFor}>
          {isNarrow && columns && <ExportButton />}
          {props.actions}
        </FoundCount>
        {table}
      </List>
    </>
  );
}

/** Saves what was found as a file that is called what it holds, such as posts.csv. */
const exporter: Exporter = (rows, related, dataProvider, page = '') =>
  defaultExporter(rows, related, dataProvider, describedAs(nameOfPage(page))?.nouns);

const searchBox = (placeholder: string) => (
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={placeholder}
    inputProps={{ 'aria-label': placeholder }}
  />
);

/** As high as the bulk actions, which slide over it. */
function FoundCount({ nounFor, children }: Pick<Props, 'nounFor'> & { children: ReactNode }) {
  const { total } = useListContext();
  return (
    <Stack direction="row" sx={{ alignItems: 'center', px: 2, height: 48 }}>
      <Typography variant="body2" role="status" color="text.secondary" sx={{ flexGrow: 1 }}>
        {total !== undefined && `${total} ${nounFor(total)} found`}
      </Typography>
      {Boolean(total) && children}
    </Stack>
  );
}

/** Instead of the rows that could not be read. */
function ListError() {
  const { error, refetch } = useListContext();
  return <RetryAlert retry={refetch}>The list could not be loaded. {error?.message}</RetryAlert>;
}

const defaultPageSize = 10;
const pageSizes = [5, 10, 20, 50];
const maxNumbers = 5;

/** The page size and the page. react-admin's Pagination has neither sizes nor numbers on a phone. */
function ListPagination() {
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
