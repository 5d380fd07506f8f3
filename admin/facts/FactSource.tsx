import { Link } from '@mui/material';
import type { FactValue, ListedFact } from '../../api/types';
import { formatDate } from '../dates';
import { ActionButton } from '../ui/layout/ActionButton';

export function FactSource(fact: Pick<ListedFact, 'source_title' | 'source_url'>) {
  if (!fact.source_url) return fact.source_title;
  return (
    <Link
      href={fact.source_url}
      target="_blank"
      rel="noreferrer"
      onClick={(event) => event.stopPropagation()}
    >
      {fact.source_title}
    </Link>
  );
}

interface CheckedButtonProps {
  valueId: string;
  /** Its `updated_at`, as displayed. */
  version: string | null;
  /** The value's name for screen readers. */
  named: string;
}

/** Records that the value was checked against its source today. */
export const CheckedButton = ({ valueId, version, named }: CheckedButtonProps) => (
  <ActionButton<FactValue>
    resource="fact-checks"
    data={{ value_id: valueId, updated_at: version ?? undefined }}
    done={({ review_by }) => `Checked. The next review is due by ${formatDate(review_by)}.`}
    aria-label={`Checked, unchanged: ${named}`}
  >
    Checked, unchanged
  </ActionButton>
);
