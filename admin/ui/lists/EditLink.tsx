import { useCreatePath, useRecordContext, useResourceContext } from 'react-admin';
import { LinkButton } from '../layout/LinkButton';

interface Props {
  label?: string;
  /** Default: the list's resource. */
  resource?: string;
}

/** Links a row to its form. react-admin's EditButton is an icon on phones. */
export function EditLink({ label = 'Edit', ...props }: Props) {
  const resource = useResourceContext(props);
  const record = useRecordContext();
  const createPath = useCreatePath();
  if (!record) return null;
  return (
    <LinkButton
      to={createPath({ resource, type: 'edit', id: record.id })}
      size="small"
      color="inherit"
      onClick={(event) => event.stopPropagation()}
    >
      {label}
    </LinkButton>
  );
}
