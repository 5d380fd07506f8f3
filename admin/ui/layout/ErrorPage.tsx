import { Button, Stack, Typography } from '@mui/material';
import type { ErrorProps } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { LinkButton } from './LinkButton';
import { PageHeading } from './PageHeading';

/** Replaces a page that failed to render. */
export function ErrorPage({ error }: ErrorProps) {
  const [, resource = ''] = useLocation().pathname.split('/');
  return (
    <>
      <PageHeading title="This page stopped working" />
      <Stack role="alert" spacing={1} sx={{ mb: 3, maxWidth: '65ch' }}>
        <Typography>
          An error in the admin stopped this page. Nothing saved is lost, and text typed in a post
          is kept in this browser.
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {error.message}
        </Typography>
      </Stack>
      <Stack direction="row" spacing={1}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          Reload
        </Button>
        <LinkButton to={`/${resource}`}>Back to the list</LinkButton>
      </Stack>
    </>
  );
}
