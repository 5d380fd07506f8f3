import { useListContext } from 'react-admin';
import { RetryAlert } from './RetryAlert';

/** Instead of the rows that could not be read. */
export function ListError() {
  const { error, refetch } = useListContext();
  return <RetryAlert retry={refetch}>The list could not be loaded. {error?.message}</RetryAlert>;
}
