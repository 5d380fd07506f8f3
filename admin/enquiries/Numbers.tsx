import { Typography } from '@mui/material';
import { Link } from 'react-admin';
import { ageOf, lengthOf } from './age';
import { useEnquiryNumbers } from './useEnquiryNumbers';

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
          the oldest unanswered waits for {ageOf(oldestAt)}
        </Link>
      ) : (
        'all are answered'
      )}
      {overdue > 0 && ` · ${overdue} late`}
      {median !== null && ` · answered within ${lengthOf(median * 1000)} (median of 30 days)`}
    </Typography>
  );
}
