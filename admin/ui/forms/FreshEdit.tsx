import { type ReactNode, useState } from 'react';
import {
  EditBase,
  type EditBaseProps,
  useEditContext,
  useGetRecordId,
  useResourceContext,
} from 'react-admin';
import { Opening } from '../layout/Opening';

interface Props extends EditBaseProps {
  /** Shown at once, above what needs the record. */
  heading?: ReactNode;
}

/** Edits the current record from the server, since the cache may be older. */
export function FreshEdit({ children, heading, ...props }: Props) {
  const resource = useResourceContext(props);
  const id = useGetRecordId(props.id);
  return (
    <EditBase key={`${resource} ${id}`} mutationMode="pessimistic" {...props} id={id}>
      {heading}
      <WhenFresh>{children}</WhenFresh>
    </EditBase>
  );
}

function WhenFresh({ children }: { children: ReactNode }) {
  const { record, isFetching } = useEditContext();
  const [isFresh, setIsFresh] = useState(false);
  if (!isFresh && !isFetching && record?.id !== undefined) setIsFresh(true);
  return isFresh ? children : <Opening />;
}
