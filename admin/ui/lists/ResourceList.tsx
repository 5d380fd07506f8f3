import { PaginationItem, Stack, TablePagination, Typography } from '@mui/material';
import { type MouseEvent, type ReactElement, type ReactNode, useEffect } from 'react';
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
  /** The resource, if it isn't in the page's address. */
  resource?: string;
  /** The page's heading, unless a page around it has one. */
  title?: string;
  /** Restricts it permanently. Such a list keeps its search to itself, not in the page's address. */
  filter?: object;
  /** Noun for the count, as 'categories' in '3 categories found'. */
  nounFor(count: number): string;
  sort: SortPayload;
  /** Label of the create button. */
  newLabel?: string;
  search?: string;
  filters?: readonly ReactElement[];
  /** Below the search box, such as FilterTabs. */
  tabs?: ReactNode;
  /** Actions on all matching rows. */
  actions?: ReactNode;
  /** API columns to read; default: all. */
  fields?: string;
  /** Optional columns; such a list can be exported too. */
  columns?: readonly Column[];
  table: ReactNode;
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
      {title && (
        <PageHeading title={title}>{newLabel && <NewButton label={newLabel} />}</PageHeading>
      )}
      <List
        {...(props.resource && { resource: props.resource })}
        {...(props.filter && {
          filter: props.filter,
          disableSyncWithLocation: true,
          storeKey: false,
        })}
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
        <SelectionInView />
      </List>
    </>
  );
}

/** Exports the matching rows as a file named after the page, such as posts.csv. */
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

/** Takes rows out of the selection that a search, filter or page no longer shows. */
function SelectionInView() {
  const { data, selectedIds, onSelect } = useListContext();
  useEffect(() => {
    const shown = new Set(data?.map(({ id }) => id));
    const inView = selectedIds.filter((id) => shown.has(id));
    if (data && inView.length < selectedIds.length) onSelect(inView);
  }, [data, selectedIds, onSelect]);
  return null;
}

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

/** Shown instead of rows that failed to load. */
function ListError() {
  const { error, refetch } = useListContext();
  return <RetryAlert retry={refetch}>The list could not be loaded. {error?.message}</RetryAlert>;
}

const defaultPageSize = 10;
const pageSizes = [5, 10, 20, 50];
const maxNumbers = 5;

/** Page size and page. On phones react-admin's Pagination has neither sizes nor numbers. */
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
  /** From 0, as in TablePagination. */
  page: number;
  rowsPerPage: number;
  onPageChange(event: MouseEvent<HTMLButtonElement> | null, page: number): void;
}

/** Previous, next, and nearby page numbers: MUI's Pagination counts gaps as numbers. */
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
