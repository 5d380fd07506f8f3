import { Card, Link, Typography } from '@mui/material';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Numbers } from './Numbers';

/** The enquiries' section of the start page. */
export function EnquiriesToday() {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ px: 2, py: 1.5, minWidth: 0 }}>
      <Typography id={id} component="h2" variant="h6">
        <Link component={RouterLink} to="/enquiries" color="inherit">
          Enquiries
        </Link>
      </Typography>
      <Numbers />
    </Card>
  );
}
