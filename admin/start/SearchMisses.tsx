import { Alert, Box, Link, Typography } from '@mui/material';
import { useState } from 'react';
import type { SearchMiss } from '../../api/types';
import { formatMoment } from '../dates';
import { useFromApi } from '../useFromApi';
import { StartCard, startRow } from './StartCard';

const first = 5;

/** What visitors looked for in vain: what to write about, or to name as they do. */
export function SearchMisses() {
  const [isWhole, setWhole] = useState(false);
  const { data, error } = useFromApi<SearchMiss[]>(['search-misses'], '/api/search-misses');
  const shown = isWhole ? data : data?.slice(0, first);
  return (
    <StartCard title="Looked for and not found">
      {error && <Alert severity="error">This could not be read. {error.message}</Alert>}
      {data?.length === 0 && (
        <Typography color="text.secondary">Visitors found what they looked for.</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown?.map(({ words, times, last_at }) => (
          <Box component="li" key={words} sx={startRow}>
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
    </StartCard>
  );
}
