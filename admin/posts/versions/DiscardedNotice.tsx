import { Alert, Button } from '@mui/material';
import { useRedirect } from 'react-admin';
import type { DiscardedDraft } from '../../../api/types';
import { sydneyMoment } from '../../dates';
import { useAttempt } from '../../useAttempt';
import { recoverDraft } from '../edit/postApi';

/** The working copy that was discarded last, and the way back to it. */
export function DiscardedNotice({ discarded }: { discarded: DiscardedDraft }) {
  const { blog_id, title, created_by, discarded_at } = discarded;
  const redirect = useRedirect();
  const attempt = useAttempt();
  const recover = () =>
    attempt(async () => {
      await recoverDraft(blog_id);
      redirect('edit', 'blogs', blog_id);
    }, 'The discarded working copy is the working copy again.');
  return (
    <Alert severity="info" sx={{ mt: 2 }} action={<Button onClick={recover}>Recover</Button>}>
      The working copy “{title || 'Untitled'}” by {created_by} was discarded on{' '}
      {sydneyMoment(discarded_at)}. It is kept for 30 days.
    </Alert>
  );
}
