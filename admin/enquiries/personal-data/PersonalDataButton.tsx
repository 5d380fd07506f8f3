import { Button } from '@mui/material';
import { Link } from 'react-router-dom';

/** Leads to everything about an address, which stands in no URL on the way. */
export function PersonalDataButton({ email, label }: { email: string; label: string }) {
  return (
    <Button component={Link} to="/personal-data" state={{ email }}>
      {label}
    </Button>
  );
}
