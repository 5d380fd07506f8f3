import type { ListedFact } from '../../api/types';
import { ReviewDue } from '../facts/ReviewDue';
import { DueSection } from './DueSection';
import { useDue } from './useDue';

/** Facts whose value must be compared with its source again, the most overdue first. */
export function FactsToCheck() {
  const due = useDue<ListedFact>({
    name: 'facts_to_check',
    resource: 'facts',
    sort: { field: 'days_until_review', order: 'ASC' },
    rowOf: (fact) => ({
      key: fact.id,
      title: fact.name,
      to: `/facts/${fact.id}`,
      note: (
        <>
          {fact.text} · <ReviewDue {...fact} />
        </>
      ),
    }),
  });
  return <DueSection title="Facts to check" nothing="Every fact is checked." {...due} />;
}
