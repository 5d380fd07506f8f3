import { Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { PageHeading } from './PageHeading';

/** For an address under /admin that leads nowhere. */
export function NotFoundPage() {
  return (
    <>
      <PageHeading title="Page not found" />
      <Typography sx={{ mb: 3 }}>
        This address leads nowhere in the admin. It may be mistyped, or the page has moved.
      </Typography>
      <Button component={Link} to="/blogs" variant="contained" sx={{ alignSelf: 'start' }}>
        Go to Blog Posts
      </Button>
    </>
  );
}
