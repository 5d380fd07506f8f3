import { useListContext } from 'react-admin';

/** Whether the list shows the trash. */
export function useIsTrash(): boolean {
  const { filterValues } = useListContext();
  return filterValues.state === 'trash';
}
