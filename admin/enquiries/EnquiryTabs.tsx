import { useEffect, useRef } from 'react';
import { useListContext } from 'react-admin';
import { choicesOf } from '../ui/lists/choiceFilter';
import { FilterTabs } from '../ui/lists/FilterTabs';
import { useEnquiryNumbers } from './useEnquiryNumbers';
import { states } from './words';

/** Narrows the list to a status; says how many are new. */
export function EnquiryTabs() {
  const { data } = useEnquiryNumbers();
  useFreshList(data?.new);
  const choices = choicesOf(states).map((choice) =>
    choice.id === 'new' ? { ...choice, count: data?.new } : choice,
  );
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
