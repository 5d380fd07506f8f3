import { Box, Typography } from '@mui/material';
import type { PageMiss } from '../../api/types';
import { formatDay } from '../dates';
import { useRead } from '../reads';
import { ActionButton } from '../ui/layout/ActionButton';
import { LinkButton } from '../ui/layout/LinkButton';
import { Section } from '../ui/layout/Section';

const mostShown = 20;

/** Addresses that visitors asked for in vain, each to be redirected; nothing if there are none. */
export function MissedPages() {
  const { data = [] } = useRead<PageMiss[]>('page-misses');
  if (data.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Section title="Not found">
        <Typography variant="body2" color="text.secondary">
          Addresses of this site that visitors asked for in the last three months, and that have no
          page.
        </Typography>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {data.slice(0, mostShown).map(({ path, host, times, last_at }) => (
            <Box component="li" key={`${path} ${host}`} sx={row}>
              <Box sx={{ minWidth: 0 }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{path}</Typography>
                <Typography variant="body2" color="text.secondary">
                  {times === 1 ? 'Once' : `${times} times`}, last on {formatDay(last_at)}
                  {host && `, from a link on ${host}`}
                </Typography>
              </Box>
              <LinkButton
                to={`/redirects/create?${new URLSearchParams({ from: path })}`}
                aria-label={`Redirect ${path}`}
              >
                Redirect
              </LinkButton>
            </Box>
          ))}
        </Box>
        <ActionButton
          resource="page-misses"
          verb="delete"
          ask={{
            title: 'Clear “Not found”?',
            content: 'What is asked for in vain from now on is listed again.',
            confirm: 'Clear',
          }}
          done="Cleared."
          color="inherit"
        >
          Clear
        </ActionButton>
      </Section>
    </Box>
  );
}

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;
