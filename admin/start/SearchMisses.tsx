import { Box, Link, Typography } from '@mui/material';
import { useState } from 'react';
import type { SearchMiss } from '../../api/types';
import { formatMoment } from '../dates';
import { useRead } from '../reads';
import { ActionButton } from '../ui/layout/ActionButton';
import { Section } from '../ui/layout/Section';

const first = 5;

/** Searches without results: topics to write about, or words to use. */
export function SearchMisses() {
  const [isWhole, setWhole] = useState(false);
  const { data = [] } = useRead<SearchMiss[]>('search-misses');
  const shown = isWhole ? data : data.slice(0, first);
  if (data.length === 0) return null;
  return (
    <Section title="Searches without results">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map(({ words, times, last_at }) => (
          <Box component="li" key={words} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
            <Link
              href={`/search?${new URLSearchParams({ q: words })}`}
              target="_blank"
              rel="noopener"
            >
              {words}
            </Link>{' '}
            <Typography component="span" variant="body2" color="text.secondary">
              {times === 1 ? 'once' : `${times} times`}, last {formatMoment(last_at)}
            </Typography>
          </Box>
        ))}
      </Box>
      {data.length > first && (
        <Link component="button" onClick={() => setWhole(!isWhole)}>
          {isWhole ? `Show ${first}` : `Show all ${data.length}`}
        </Link>
      )}
      <ActionButton
        resource="search-misses"
        verb="delete"
        ask={{
          title: 'Clear the searches without results?',
          content: 'What is searched for in vain from now on is listed again.',
          confirm: 'Clear',
        }}
        done="Cleared."
        color="inherit"
      >
        Clear
      </ActionButton>
    </Section>
  );
}
