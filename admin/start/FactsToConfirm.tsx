import type { ListedFact } from '../../api/types';
import { DueSection } from './DueSection';
import { useDue } from './useDue';

/** Facts with a proposed value, which visitors don't see before somebody confirms it. */
export function FactsToConfirm() {
  const due = useDue<ListedFact>({
    name: 'facts_to_confirm',
    resource: 'facts',
    sort: { field: 'name', order: 'ASC' },
    rowOf: ({ id, name, text, proposed }) => ({
      key: id,
      title: name,
      to: `/facts/${id}`,
      note: `${proposed} proposed · visitors read ${text ?? 'none'} today`,
    }),
  });
  return <DueSection title="Facts to confirm" nothing="Nothing is proposed." {...due} />;
}
