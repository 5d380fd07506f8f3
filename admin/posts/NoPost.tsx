import { Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { PageHeading } from '../ui/layout/PageHeading';
import { postsPath } from './paths';

/** Instead of a post that there isn't. */
export const NoPost = () => (
  <>
    <PageHeading title="There is no such post" />
    <Typography sx={{ mb: 3 }}>
      It may have been deleted: the trash keeps a post for 30 days.
    </Typography>
    <Button component={Link} to={postsPath} variant="contained" sx={{ alignSelf: 'start' }}>
      Go to Blog Posts
    </Button>
  </>
);
