import { type ReactNode, useState } from 'react';
import { EditBase, type EditBaseProps, useEditContext } from 'react-admin';
import { Opening } from '../layout/Opening';

interface Props extends EditBaseProps {
  /** Shown at once, above what needs the record. */
  heading?: ReactNode;
}

/** Edits the current record from the server, since the cache may be older. */
export const FreshEdit = ({ children, heading, ...props }: Props) => (
  <EditBase mutationMode="pessimistic" {...props}>
    {heading}
    <WhenFresh>{children}</WhenFresh>
  </EditBase>
);

function WhenFresh({ children }: { children: ReactNode }) {
  const { record, isFetching } = useEditContext();
  const [isFresh, setIsFresh] = useState(false);
  if (!isFresh && !isFetching && record?.id !== undefined) setIsFresh(true);
  return isFresh ? children : <Opening />;
}
