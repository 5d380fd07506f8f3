import { Typography } from '@mui/material';
import { Link } from 'react-admin';
import type { ListedEnquiry } from '../../api/types';
import { topicName } from './words';

/** Who wrote, as a link to the enquiry. */
export function Sender({ id, name, email, status }: ListedEnquiry) {
  return (
    <>
      <Link
        to={`/enquiries/${encodeURIComponent(id)}`}
        sx={{ fontWeight: status === 'new' ? 700 : 500 }}
      >
        {name || email}
      </Link>
      {name && (
        <Typography component="span" variant="body2" color="text.secondary" display="block">
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
