import { CardContent } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { EditBase, type EditBaseProps, Loading, useEditContext } from 'react-admin';

/** Edits the current record from the server, since the cache may be older. */
export const FreshEdit = ({ children, ...props }: EditBaseProps) => (
  <EditBase mutationMode="pessimistic" {...props}>
    <WhenFresh>{children}</WhenFresh>
  </EditBase>
);

function WhenFresh({ children }: { children: ReactNode }) {
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
