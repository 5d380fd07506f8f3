import { Button, Stack, Typography } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import type { ShownPreviewLink } from '../../../api/types';
import { sydneyMoment } from '../../dates';
import { useAttempt } from '../../useAttempt';
import { usePostEditor } from './PostEditorContext';
import { createPreviewLink, readPreviewLinks, revokePreviewLink } from './postApi';

/** Links to the working copy for people without an account. */
export function PreviewLinks() {
  const { id, isStored } = usePostEditor();
  const attempt = useAttempt();
  const [links, setLinks] = useState<ShownPreviewLink[]>([]);
  const act = useCallback(
    (work?: () => Promise<unknown>, done?: string) =>
      attempt(async () => {
        await work?.();
        setLinks(await readPreviewLinks(id));
      }, done),
    [attempt, id],
  );

  useEffect(() => {
    if (isStored) void act();
  }, [isStored, act]);

  return (
    <>
      <Typography variant="body2" color="text.secondary">
        Whoever has a link sees the page as it is being written, without signing in.
      </Typography>
      {links.map((link, index) => (
        <Stack key={link.id} role="group" aria-label={`Link ${index + 1}`} sx={{ mt: 1 }}>
          <Typography variant="body2">Works until {sydneyMoment(link.expires_at)}</Typography>
          <Stack direction="row" spacing={1}>
            <Button
              size="small"
              onClick={() =>
                act(() => navigator.clipboard.writeText(link.url), 'The link is copied.')
              }
            >
              Copy
            </Button>
            <Button size="small" href={link.url} target="_blank" rel="noopener">
              Open
            </Button>
            <Button size="small" onClick={() => act(() => revokePreviewLink(link.id))}>
              Revoke
            </Button>
          </Stack>
        </Stack>
      ))}
      <Button
        size="small"
        variant="outlined"
        disabled={!isStored}
        sx={{ mt: 1, alignSelf: 'start' }}
        onClick={() => act(() => createPreviewLink(id))}
      >
        New preview link
      </Button>
    </>
  );
}
