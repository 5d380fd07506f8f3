import type { ReactNode } from 'react';
import { type RaRecord, type SortPayload, useGetList } from 'react-admin';
import type { Due } from '../../api/types';
import { useFromApi } from '../useFromApi';

const shown = 5;

/** One thing that waits for somebody. */
export interface DueRow {
  key: string;
  /** What it is called, and where it is dealt with. */
  title: string;
  to: string;
  /** Why it waits, and since when. */
  note: ReactNode;
}

export interface Asked<Row extends RaRecord> {
  /** What the API calls it. */
  name: keyof Due;
  /** The resource that lists it. */
  resource: 'facts' | 'blogs';
  sort: SortPayload;
  /** The API's columns to read; all without it. */
  fields?: string;
  rowOf(record: Row): DueRow;
}

/** How much waits of a kind, its first rows, and where all are listed. */
export function useDue<Row extends RaRecord>({ name, resource, sort, fields, rowOf }: Asked<Row>) {
  const due = useFromApi<Due>(['due'], '/api/due');
  const { count, filter = {} } = due.data?.[name] ?? {};
  const list = useGetList<Row>(
    resource,
    {
      filter,
      sort,
      pagination: { page: 1, perPage: shown },
      meta: fields ? { fields } : undefined,
    },
    { enabled: Boolean(count) },
  );
  const asked = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: sort.field,
    order: sort.order,
  });
  return {
    rows: count === 0 ? [] : list.data?.map(rowOf),
    total: count,
    allTo: `/${resource}?${asked}`,
    error: due.error ?? list.error,
  };
}
