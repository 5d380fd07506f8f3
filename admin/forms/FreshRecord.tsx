import { CardContent } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Loading, useEditContext } from 'react-admin';

/** Waits for the record as it is on the server now: the cache may hold an older one. */
export function FreshRecord({ children }: { children: ReactNode }) {
  const { record, isFetching } = useEditContext();
  const [isFresh, setIsFresh] = useState(false);
  if (!isFresh && !isFetching && record?.id !== undefined) setIsFresh(true);
  return isFresh ? (
    children
  ) : (
    <CardContent>
      <Loading loadingPrimary="Loading" loadingSecondary="" />
    </CardContent>
  );
}
