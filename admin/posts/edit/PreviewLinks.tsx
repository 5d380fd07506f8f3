import { Button, Stack, Typography } from '@mui/material';
import { useNotify } from 'react-admin';
import type { ShownPreviewLink } from '../../../api/types';
import { write } from '../../dataProvider';
import { formatMoment } from '../../dates';
import { readOnce, useRead } from '../../reads';
import { ActionButton } from '../../ui/layout/ActionButton';
import { useChange } from '../../useChange';
import { usePostEditor } from './PostEditorContext';

const queryOf = (id: string) => `?${new URLSearchParams({ blog_id: id })}`;

/** Links to the draft for people without an account. */
export function PreviewLinks() {
  const { id, isStored } = usePostEditor();
  const notify = useNotify();
  const { data: links = [] } = useRead<ShownPreviewLink[]>('preview-links', queryOf(id), {
    enabled: isStored,
  });

  async function copy(url: string) {
    await navigator.clipboard.writeText(url);
    notify('Link copied.', { type: 'success' });
  }

  return (
    <>
      <Typography variant="body2" color="text.secondary">
        Anyone with a link can see the page as it is being written, without signing in.
      </Typography>
      {links.map((link, index) => (
        <Stack key={link.id} role="group" aria-label={`Link ${index + 1}`} sx={{ mt: 1 }}>
          <Typography variant="body2">Works until {formatMoment(link.expires_at)}</Typography>
          <Stack direction="row" spacing={1}>
            <Button size="small" onClick={() => copy(link.url)}>
              Copy
            </Button>
            <Button size="small" href={link.url} target="_blank" rel="noopener">
              Open
            </Button>
            <ActionButton
              resource="preview-links"
              id={link.id}
              done="Link deleted. It no longer works."
            >
              Revoke
            </ActionButton>
          </Stack>
        </Stack>
      ))}
      <ActionButton
        resource="preview-links"
        data={{ blog_id: id }}
        done="New preview link."
        variant="outlined"
        disabled={!isStored}
        sx={{ mt: 1, alignSelf: 'start' }}
      >
        New preview link
      </ActionButton>
    </>
  );
}

/**
 * Returns a function that opens a preview in a new tab, reusing a link.
 * @param save resolves with whether the server has the current text.
 */
export function usePreview(id: string, save: () => Promise<boolean>): () => void {
  const { mutate } = useChange('preview-links', {
    act: async (tab: Window | null) => {
      if (!tab) throw new Error('The browser blocked the new tab. Allow pop-ups for this page.');
      tab.opener = null;
      try {
        if (!(await save()))
          throw new Error('Your text has to be saved before it can be previewed.');
        const [known] = await readOnce<ShownPreviewLink[]>('preview-links', queryOf(id));
        const link =
          known ?? (await write<ShownPreviewLink>('preview-links', { data: { blog_id: id } }));
        tab.location.replace(new URL(link.url).pathname);
      } catch (error) {
        tab.close();
        throw error;
      }
    },
  });
  // Opened at once: browsers block tabs opened long after a click.
  return () => mutate(window.open('', '_blank'));
}
