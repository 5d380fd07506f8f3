import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { StartCard } from '../start/StartCard';
import { Numbers } from './Numbers';

const title = (
  <Link component={RouterLink} to="/enquiries" color="inherit">
    Enquiries
  </Link>
);

/** The enquiries' section of the start page. */
export const EnquiriesToday = () => (
  <StartCard title={title}>
    <Numbers />
  </StartCard>
);
