import { Box, Typography } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router-dom';
import type { MediaUse } from '../../api/types';
import { formatMoment } from '../dates';

const places = { live: 'Live', draft: 'Working copy', version: 'Version' };

/** Where a picture is used, each with a link to the post. */
export function MediaUses({ uses }: { uses: readonly MediaUse[] }) {
  const createPath = useCreatePath();
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <Typography component="h2" variant="h6">
        Where used
      </Typography>
      {uses.length === 0 && <Typography>No post uses it.</Typography>}
      <Box component="ul" sx={{ pl: 2.5, my: 1 }}>
        {uses.map(({ owner, owner_id, blog_id, title, created_at }) => (
          <li key={`${owner}${owner_id}`}>
            {places[owner]}
            {created_at && ` of ${formatMoment(created_at)}`}:{' '}
            <Link
              to={createPath({ resource: 'blogs', type: 'edit', id: blog_id })}
              style={{ color: 'inherit' }}
            >
              {title || 'Untitled'}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
