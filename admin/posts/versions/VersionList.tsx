import { Box, Card, Radio, Typography } from '@mui/material';
import { useRedirect } from 'react-admin';
import { editPath } from '../../postPaths';
import { ActionButton } from '../../ui/layout/ActionButton';
import { describeChanges, type HistoryEntry, type PostHistory } from './historyEntries';

interface Props extends Pick<PostHistory, 'post' | 'draft'> {
  entries: readonly HistoryEntry[];
  more: number;
  pair: { from: string; to: string };
  onChoose(pair: { from?: string; to?: string }): void;
}

const columns = {
  display: 'grid',
  gridTemplateColumns: '44px 44px 1fr auto',
  alignItems: 'center',
};

/** One row per version, with two columns of radio buttons for the older and newer one. */
export function VersionList({ post, draft, entries, more, pair, onChoose }: Props) {
  const redirect = useRedirect();
  const isLive = entries.some(({ name }) => name === 'live');
  const restored = [
    'This version is now the draft. Nothing was published.',
    isLive && 'The live page stays as it is.',
    draft && 'The draft it replaces is kept in the history.',
  ];
  return (
    <Card component="section" aria-label="Versions" sx={{ mt: 2 }}>
      <Box
        aria-hidden
        sx={{
          ...columns,
          typography: 'caption',
          px: 1,
          pt: 1,
          textAlign: 'center',
          color: 'text.secondary',
        }}
      >
        <span>From</span>
        <span>To</span>
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, maxHeight: 360, overflow: 'auto' }} tabIndex={-1}>
        {entries.map((entry) => (
          <Box
            component="li"
            key={entry.name}
            sx={{ ...columns, px: 1, py: 0.5, borderTop: 1, borderColor: 'divider' }}
          >
            {(['from', 'to'] as const).map((group) => (
              <Radio
                key={group}
                size="small"
                name={group}
                checked={entry.name === pair[group]}
                onChange={() => onChoose({ [group]: entry.name })}
                slotProps={{
                  input: { 'aria-label': `Compare ${group} ${entry.label} ${entry.note}`.trim() },
                }}
              />
            ))}
            <Box sx={{ minWidth: 0, pl: 1 }}>
              <Typography variant="body2">
                <strong>{entry.label}</strong> {entry.note}
              </Typography>
              {entry.version && (
                <Typography variant="body2" color="text.secondary">
                  {describeChanges(entry.version.changes)}
                </Typography>
              )}
            </Box>
            {entry.version && post.state !== 'trash' && (
              <ActionButton
                resource="restorations"
                data={{ version_id: entry.version.id }}
                done={restored.filter(Boolean).join(' ')}
                onDone={() => redirect(editPath(post.id))}
                color="inherit"
                aria-label={`Restore ${entry.label} ${entry.note}`}
              >
                Restore
              </ActionButton>
            )}
          </Box>
        ))}
      </Box>
      {more > 0 && (
        <Typography variant="body2" sx={{ px: 2, py: 1 }}>
          {more} older {more === 1 ? 'version is' : 'versions are'} kept but not shown.
        </Typography>
      )}
    </Card>
  );
}
