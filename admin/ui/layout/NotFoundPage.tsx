import { Typography } from '@mui/material';
import { LinkButton } from './LinkButton';
import { PageHeading } from './PageHeading';

/** For unknown addresses under /admin. */
export const NotFoundPage = () => (
  <NotFound
    heading="Page not found"
    text="There is no page at this address. It may be mistyped, or the page has moved."
  />
);

/** Shown in place of something that doesn't exist. */
export const NotFound = ({ heading, text }: { heading: string; text: string }) => (
  <>
    <PageHeading title={heading} />
    <Typography sx={{ mb: 3 }}>{text}</Typography>
    <LinkButton to="/blogs" variant="contained" sx={{ alignSelf: 'start' }}>
      Go to Blog Posts
    </LinkButton>
  </>
);
