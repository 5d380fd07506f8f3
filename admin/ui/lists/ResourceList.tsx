import { Stack, type Theme, Typography, useMediaQuery } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import {
  ExportButton,
  List,
  SearchInput,
  type SortPayload,
  TopToolbar,
  useListContext,
} from 'react-admin';
import { PageHeading } from '../layout/PageHeading';
import { type Column, ColumnsMenu } from './ColumnsMenu';
import { ListError } from './ListError';
import { defaultPageSize, ListPagination } from './ListPagination';
import { NewButton } from './NewButton';

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
  /** Instead of the table where that has no room. */
  cards?: ReactNode;
}

/** A resource's list page: heading, search, count, rows, pages. */
export function ResourceList({ title, nounFor, sort, newLabel, search, table, ...props }: Props) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const { fields, columns, filters = [], cards = table, pageSize = defaultPageSize } = props;
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
        exporter={columns ? undefined : false}
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
        {isNarrow ? cards : table}
      </List>
    </>
  );
}

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
