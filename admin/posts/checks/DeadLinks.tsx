import { Box, Link, Typography } from '@mui/material';
import { Link as AdminLink } from 'react-admin';
import type { DeadLink } from '../../../api/types';
import { formatDate } from '../../dates';
import { useRead } from '../../reads';
import { Section } from '../../ui/layout/Section';
import { IgnoreButton, IgnoredRows } from '../../ui/lists/IgnoredRows';

/** Links of pages, posts and facts to other sites that fail; nothing while all work. */
export function DeadLinks() {
  const { data = [] } = useRead<DeadLink[]>('dead-links');
  if (data.length === 0) return null;
  const failing = data.filter(({ is_ignored }) => !is_ignored);
  return (
    <Section title={failing.length === 1 ? '1 link fails' : `${failing.length} links fail`}>
      <Typography variant="body2" color="text.secondary">
        Other sites are asked every week; what failed on two days is here.
      </Typography>
      <Links links={failing} />
      <IgnoredRows count={data.length - failing.length}>
        <Links links={data.filter(({ is_ignored }) => is_ignored)} />
      </IgnoredRows>
    </Section>
  );
}

const Links = ({ links }: { links: readonly DeadLink[] }) => (
  <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
    {links.map(({ url, problem, failed_since, places, is_ignored }) => (
      <li key={url}>
        <Link href={url} target="_blank" rel="noreferrer">
          {url}
        </Link>
        : {problem} {failed_since && `Since ${formatDate(failed_since)}. `}
        In{' '}
        {places.map((place, index) => (
          <span key={place.path}>
            {index > 0 && ', '}
            <PlaceLink {...place} />
          </span>
        ))}{' '}
        <IgnoreButton kind="dead" name={url} isIgnored={is_ignored} />
      </li>
    ))}
  </Box>
);

const admin = '/admin';

/** A place in the admin opens here, at the link; a page beside it. */
const PlaceLink = ({ title, path }: DeadLink['places'][number]) =>
  path.startsWith(`${admin}/`) ? (
    <AdminLink to={path.slice(admin.length)}>{title}</AdminLink>
  ) : (
    <Link href={path} target="_blank">
      {title}
    </Link>
  );
