import { Alert, Box, Typography } from '@mui/material';
import { Link, useRecordContext } from 'react-admin';
import type { TouchedPost } from '../../api/types';
import { editPath } from '../postPaths';
import { useRead } from '../reads';
import { Section } from '../ui/layout/Section';

/** The posts, and the signatures under them, that a change of the snippet touches: to be read before it is saved. */
export function SnippetUses() {
  const snippet = useRecordContext();
  const { data } = useRead<TouchedPost[]>(
    'snippet-uses',
    `/${encodeURIComponent(String(snippet?.id))}`,
    { enabled: snippet !== undefined },
  );
  if (!data) return null;
  const live = data.filter(({ isLive }) => isLive);
  const signed = live.filter(({ signed_by }) => signed_by !== null);
  return (
    <Box sx={{ mt: 2 }}>
      <Section title="Where it stands">
        <Typography>{summary(live.length, data.length - live.length)}</Typography>
        {signed.length > 0 && (
          <Alert severity="warning" sx={{ my: 1 }}>
            {signed.length === 1
              ? 'A change of its words ends a signature.'
              : `A change of its words ends ${signed.length} signatures.`}
          </Alert>
        )}
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {data.map(({ id, title, isLive, signed_by }) => (
            <li key={id}>
              <Link to={editPath(id)}>{title}</Link>
              {!isLive && ' (not live)'}
              {signed_by && `: signed by ${signed_by}`}
            </li>
          ))}
        </Box>
      </Section>
    </Box>
  );
}

function summary(live: number, others: number): string {
  if (live + others === 0) return 'No post shows it yet: put it into one with /snippet.';
  const posts = live === 1 ? 'One live post shows it' : `${live} live posts show it`;
  const drafts = others > 0 ? `, and ${others} that ${others === 1 ? 'isn’t' : 'aren’t'}` : '';
  return `${posts}${drafts}. Visitors read a change as soon as it is saved.`;
}
