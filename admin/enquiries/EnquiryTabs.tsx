import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { FilterTabs } from '../lists/FilterTabs';
import { useEnquiryNumbers } from './useEnquiryNumbers';
import { statusNames } from './words';

/** Narrows the list to a status; says how many are new. */
export function EnquiryTabs() {
  const { data } = useEnquiryNumbers();
  useFreshList(data?.new);
  const choices = Object.entries(statusNames).map(([id, name]) => ({
    id,
    name,
    count: id === 'new' ? data?.new : undefined,
  }));
  return <FilterTabs source="status" label="Status" choices={choices} allName="All but spam" />;
}

/** Reads the list again when the number of new ones has changed. */
function useFreshList(count: number | undefined) {
  const { refetch } = useListContext();
  const last = useRef(count);
  useEffect(() => {
    if (last.current !== undefined && last.current !== count) refetch();
    last.current = count;
  }, [count, refetch]);
}
