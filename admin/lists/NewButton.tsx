import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useCreatePath, useResourceContext } from 'react-admin';
import { Link } from 'react-router-dom';

/** Leads to the resource's create form. CreateButton would float over the rows on a small screen. */
export function NewButton({ label }: { label: string }) {
  const resource = useResourceContext();
  const createPath = useCreatePath();
  return (
    <Button
      component={Link}
      to={createPath({ resource, type: 'create' })}
      variant="contained"
      startIcon={<AddIcon />}
    >
      {label}
    </Button>
  );
}
