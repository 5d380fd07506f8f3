import { Box, Card, Radio, Typography } from '@mui/material';
import { describeChanges } from './describeChanges';
import type { PostHistory } from './historyApi';
import type { HistoryEntry } from './historyEntries';
import { RestoreButton } from './RestoreButton';

interface Props {
  history: PostHistory;
  entries: HistoryEntry[];
  /** What is compared. */
  pair: { from: string; to: string };
  onChoose(pair: { from?: string; to?: string }): void;
}

const columns = {
  display: 'grid',
  gridTemplateColumns: '44px 44px 1fr auto',
  alignItems: 'center',
};

/** One line a version, with two columns of buttons that choose the older and the newer one. */
export function VersionList({ history, entries, pair, onChoose }: Props) {
  const { post, draft, more } = history;
  const isLive = entries.some(({ name }) => name === 'live');
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
              <RestoreButton
                version={entry.version}
                label={`${entry.label} ${entry.note}`}
                postId={post.id}
                hasDraft={Boolean(draft)}
                isLive={isLive}
              />
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
