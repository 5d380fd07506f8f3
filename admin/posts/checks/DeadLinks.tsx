import { Box, Link, Typography } from '@mui/material';
import type { DeadLink } from '../../../api/types';
import { formatDate } from '../../dates';
import { useRead } from '../../reads';
import { Section } from '../../ui/layout/Section';

/** Links of pages, posts and facts to other sites that fail; nothing while all work. */
export function DeadLinks() {
  const { data = [] } = useRead<DeadLink[]>('dead-links');
  if (data.length === 0) return null;
  return (
    <Section title={data.length === 1 ? '1 link fails' : `${data.length} links fail`}>
      <Typography variant="body2" color="text.secondary">
        Other sites are asked every week; what failed on two days is here.
      </Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, overflowWrap: 'anywhere' }}>
        {data.map(({ url, problem, failed_since, places }) => (
          <li key={url}>
            <Link href={url} target="_blank" rel="noreferrer">
              {url}
            </Link>
            : {problem} {failed_since && `Since ${formatDate(failed_since)}. `}
            In{' '}
            {places.map(({ title, path }, index) => (
              <span key={path}>
                {index > 0 && ', '}
                <Link href={path} target="_blank">
                  {title}
                </Link>
              </span>
            ))}
          </li>
        ))}
      </Box>
    </Section>
  );
}
