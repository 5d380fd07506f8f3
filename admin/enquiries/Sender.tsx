import { Link, Typography } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ListedEnquiry } from '../../api/types';
import { topicName } from './words';

/** Who wrote, as a link to the enquiry. */
export function Sender({ id, name, email, status }: ListedEnquiry) {
  const createPath = useCreatePath();
  const weight = status === 'new' ? 700 : 500;
  return (
    <>
      <Link
        component={RouterLink}
        to={createPath({ resource: 'enquiries', type: 'edit', id })}
        sx={{ fontWeight: weight }}
      >
        {name || email}
      </Link>
      {name && (
        <Typography
          component="span"
          variant="body2"
          color="text.secondary"
          sx={{ display: 'block' }}
        >
          {email}
        </Typography>
      )}
    </>
  );
}

/** What it is about and how it begins. */
export function Beginning({ topic, excerpt, status }: ListedEnquiry) {
  return (
    <>
      {topic && (
        <Typography
          component="span"
          variant="body2"
          sx={{ display: 'block', fontWeight: status === 'new' ? 700 : 500 }}
        >
          {topicName(topic)}
        </Typography>
      )}
      <Typography
        component="span"
        variant="body2"
        color="text.secondary"
        sx={{
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
          overflowWrap: 'anywhere',
        }}
      >
        {excerpt}
      </Typography>
    </>
  );
}
