import type { ListedFact } from '../../api/types';
import { formatDate } from '../dates';
import { StateWords } from '../ui/lists/StateWords';

type Reviewed = Pick<ListedFact, 'days_until_review' | 'review_by'>;

/** From this many days before on it is said with a colour. */
const soon = 30;

/** How long there is until a value must be compared with its source again: colour and words. */
export function ReviewDue({ days_until_review: days, review_by }: Reviewed) {
  if (days === null || review_by === null) return null;
  const isOver = days < 0;
  return (
    <StateWords
      isTight
      isError={isOver}
      colour={isOver ? 'error.main' : days <= soon ? 'warning.main' : 'success.main'}
      title={`Review by ${formatDate(review_by)}`}
    >
      {describeReview(days)}
    </StateWords>
  );
}

/** '113 days overdue', 'due today', 'in 12 days'. */
function describeReview(days: number): string {
  const count = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`;
  if (days === 0) return 'due today';
  return days < 0 ? `${count} overdue` : `in ${count}`;
}
