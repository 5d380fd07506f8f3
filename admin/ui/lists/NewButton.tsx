import AddIcon from '@mui/icons-material/Add';
import { useCreatePath, useResourceContext } from 'react-admin';
import { waitingLabel } from '../forms/keptForm';
import { LinkButton } from '../layout/LinkButton';

interface Props {
  label: string;
  /** Default: the page's resource. */
  resource?: string;
}

/** Links to the create form. react-admin's CreateButton would float over rows on small screens. */
export function NewButton(props: Props) {
  const resource = useResourceContext(props);
  const to = useCreatePath()({ resource, type: 'create' });
  return (
    <LinkButton to={to} variant="contained" startIcon={<AddIcon />}>
      {waitingLabel(props.label, `${resource} ${to}`)}
    </LinkButton>
  );
}
