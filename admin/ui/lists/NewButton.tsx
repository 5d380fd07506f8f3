import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { useCreatePath, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';

interface Props {
  label: string;
  /** That of the page where it isn't given. */
  resource?: string;
}

/** Leads to the create form. CreateButton would float over the rows on a small screen. */
export function NewButton(props: Props) {
  const resource = useResourceContext(props);
  const createPath = useCreatePath();
  return (
    <Button
      component={Link}
      to={createPath({ resource, type: 'create' })}
      variant="contained"
      startIcon={<AddIcon />}
    >
      {props.label}
    </Button>
  );
}
