import { Alert, Box, Card, Link, Typography } from '@mui/material';
import { useId, useState } from 'react';
import type { SearchMiss } from '../../api/types';
import { formatMoment } from '../blogs/formatDate';
import { useFromApi } from '../useFromApi';

const first = 5;

/** What visitors looked for in vain: what to write about, or to name as they do. */
export function SearchMisses() {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const { data, error } = useFromApi<SearchMiss[]>(['search-misses'], '/api/search-misses');
  const shown = isWhole ? data : data?.slice(0, first);
  return (
    <Card component="section" aria-labelledby={id} sx={{ px: 2, py: 1.5, minWidth: 0 }}>
      <Typography id={id} component="h2" variant="h6">
        Looked for and not found
      </Typography>
      {error && <Alert severity="error">This could not be read. {error.message}</Alert>}
      {data?.length === 0 && (
        <Typography color="text.secondary">Visitors found what they looked for.</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown?.map(({ words, times, last_at }) => (
          <Box
            component="li"
            key={words}
            sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
          >
            <Link
              href={`/search?${new URLSearchParams({ q: words })}`}
              target="_blank"
              rel="noopener"
              sx={{ fontWeight: 600 }}
            >
              {words}
            </Link>
            <Typography variant="body2" color="text.secondary">
              {times === 1 ? 'Once' : `${times} times`} · last {formatMoment(last_at)}
            </Typography>
          </Box>
        ))}
      </Box>
      {data && data.length > first && (
        <Link component="button" onClick={() => setWhole(!isWhole)}>
          {isWhole ? `The first ${first}` : `All ${data.length}`}
        </Link>
      )}
    </Card>
  );
}
