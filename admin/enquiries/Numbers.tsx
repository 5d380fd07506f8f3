import { Typography } from '@mui/material';
import { Link } from 'react-admin';
import { ageOf, lengthOf } from './age';
import { useEnquiryNumbers } from './useEnquiryNumbers';

const undelivered = new URLSearchParams({ filter: '{"delivery":"failed"}' });

/** How the office stands with its enquiries: new, oldest unanswered, late, and how long answers take. */
export function Numbers() {
  const { data } = useEnquiryNumbers();
  if (!data) return null;
  const { oldest_unanswered_id: oldestId, oldest_unanswered_at: oldestAt } = data;
  const { overdue, median_answer_seconds: median } = data;
  return (
    <Typography variant="body2" color="text.secondary">
      {data.new} new ·{' '}
      {oldestId && oldestAt ? (
        <Link to={`/enquiries/${encodeURIComponent(oldestId)}`}>
          the oldest has been waiting {ageOf(oldestAt)}
        </Link>
      ) : (
        'all answered'
      )}
      {data.undelivered > 0 && (
        <>
          {' · '}
          <Link to={`/enquiries?${undelivered}`}>
            {data.undelivered === 1
              ? '1 answer could not be delivered'
              : `${data.undelivered} answers could not be delivered`}
          </Link>
        </>
      )}
      {overdue > 0 && ` · ${overdue} late`}
      {median !== null && ` · median time to answer ${lengthOf(median * 1000)} (last 30 days)`}
    </Typography>
  );
}
