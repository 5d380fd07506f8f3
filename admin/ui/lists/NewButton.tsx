import AddIcon from '@mui/icons-material/Add';
import { useCreatePath, useResourceContext } from 'react-admin';
import { LinkButton } from '../layout/LinkButton';

interface Props {
  label: string;
  /** Default: the page's resource. */
  resource?: string;
}

/** Links to the create form. react-admin's CreateButton would float over rows on small screens. */
export function NewButton(props: Props) {
  const resource = useResourceContext(props);
  const createPath = useCreatePath();
  return (
    <LinkButton
      to={createPath({ resource, type: 'create' })}
      variant="contained"
      startIcon={<AddIcon />}
    >
      {props.label}
    </LinkButton>
  );
}
