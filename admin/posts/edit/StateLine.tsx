import { Box, Typography } from '@mui/material';
import { formatMoment, sydneyClock } from '../../dates';
import type { SaveState } from './DraftSaver';
import type { PostStatus } from './PostEditorContext';
import { usePostEditor } from './PostEditorContext';

/** Where the post stands and whether what is typed is saved. */
export function StateLine() {
  const { status, save, saver } = usePostEditor();
  const hasDraft = saver.versions.draftVersion !== undefined || saver.isDirty;
  const { text, colour } = standing(status, hasDraft);
  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}
      title="Times are those of Sydney"
    >
      <Box
        aria-hidden
        sx={{ width: 8, height: 8, flex: 'none', borderRadius: '50%', bgcolor: colour }}
      />
      <Typography variant="body2" role="status" noWrap>
        {[text, saving(save)].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}

function standing({ live, publication }: PostStatus, hasDraft: boolean) {
  if (publication?.error) return { text: 'Not published as planned', colour: 'error.main' };
  if (publication) {
    return { text: `Goes live ${formatMoment(publication.publish_at)}`, colour: 'warning.main' };
  }
  if (live && hasDraft) return { text: 'Live · changes not published', colour: 'warning.main' };
  if (live) return { text: 'Live', colour: 'success.main' };
  return { text: hasDraft ? 'Draft' : 'New post', colour: 'text.disabled' };
}

function saving(save: SaveState): string {
  if (save.kind === 'saving') return 'saving…';
  if (save.kind === 'kept') return 'kept in this browser until the server is reached';
  if (save.kind === 'refused') return `not saved: ${save.message}`;
  if (save.kind === 'stale') return 'not saved: somebody else saved this';
  return save.at ? `saved ${sydneyClock(save.at)}` : '';
}
