import { Box, Typography } from '@mui/material';
import type { MissedPage } from '../../api/types';
import { formatDay } from '../dates';
import { useRead } from '../reads';
import { ActionButton } from '../ui/layout/ActionButton';
import { LinkButton } from '../ui/layout/LinkButton';
import { Section } from '../ui/layout/Section';
import { IgnoreButton, IgnoredRows } from '../ui/lists/IgnoredRows';

const maxShown = 20;

/** 404s by address, each to be redirected; renders nothing if there are none. */
export function MissedPages() {
  const { data = [] } = useRead<MissedPage[]>('page-misses');
  if (data.length === 0) return null;
  const ignored = data.filter(({ is_ignored }) => is_ignored);
  return (
    <Box sx={{ mt: 2 }}>
      <Section title="Not found">
        <Typography variant="body2" color="text.secondary">
          Addresses of this site that visitors asked for in the last three months, and that have no
          page.
        </Typography>
        <Missed pages={data.filter(({ is_ignored }) => !is_ignored)} />
        <IgnoredRows count={ignored.length}>
          <Missed pages={ignored} />
        </IgnoredRows>
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

const Missed = ({ pages }: { pages: readonly MissedPage[] }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {pages.slice(0, maxShown).map(({ path, host, times, last_at, is_ignored }) => (
      <Box component="li" key={`${path} ${host}`} sx={row}>
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{path}</Typography>
          <Typography variant="body2" color="text.secondary">
            {times === 1 ? 'Once' : `${times} times`}, last on {formatDay(last_at)}
            {host && `, from a link on ${host}`}
          </Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' }}>
          <IgnoreButton kind="missed" name={path} isIgnored={is_ignored} />
          <LinkButton
            to={`/redirects/create?${new URLSearchParams({ from: path })}`}
            aria-label={`Redirect ${path}`}
          >
            Redirect
          </LinkButton>
        </Box>
      </Box>
    ))}
  </Box>
);

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
} as const;
