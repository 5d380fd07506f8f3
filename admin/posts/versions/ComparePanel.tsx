import { Alert, Box, Typography } from '@mui/material';
import { Loading } from 'react-admin';
import { ComparedArticle } from './ComparedArticle';
import { ComparedFields } from './ComparedFields';
import { describeWords } from './describeChanges';
import { useComparison } from './historyApi';
import type { HistoryEntry } from './historyEntries';

interface Props {
  postId: string;
  from: string;
  to: string;
  entries: HistoryEntry[];
}

/** Two states of a post: their fields side by side, and the article with its changes marked. */
export function ComparePanel({ postId, from, to, entries }: Props) {
  const { data, error } = useComparison(postId, from, to);
  const titleOf = (name: string) => {
    const entry = entries.find((known) => known.name === name);
    return entry ? `${entry.label} ${entry.note}` : 'A version';
  };
  if (error) {
    return (
      <Alert severity="error" sx={{ mt: 2 }}>
        The two could not be compared. {error.message}
      </Alert>
    );
  }
  if (!data) return <Loading />;
  const { added, removed } = data.words;
  const hasTextChange = data.html.includes('<ins>') || data.html.includes('<del>');
  return (
    <Box component="section" aria-label="Comparison" sx={{ mt: 3 }}>
      <Typography component="h2" variant="h6">
        What changed
      </Typography>
      <Typography variant="body2" color="text.secondary">
        From: {titleOf(from)}. To: {titleOf(to)}.
      </Typography>
      <ComparedFields fields={data.fields} />
      <Typography component="h3" sx={{ fontWeight: 650, mt: 2 }}>
        The article
      </Typography>
      <Typography variant="body2" color="text.secondary" role="status" sx={{ mb: 1 }}>
        {hasTextChange || data.html.includes('class="note"')
          ? `Changed ${describeWords({ added, removed })}. Added words are underlined on green, removed ones struck through in red.`
          : 'The text is the same.'}
      </Typography>
      <ComparedArticle html={data.html} />
    </Box>
  );
}
