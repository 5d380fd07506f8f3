import type { FactValue } from '../../api/types';
import { formatDate } from '../dates';
import { ActionButton } from '../ui/layout/ActionButton';

interface Props {
  valueId: string;
  /** Its `updated_at`, as it is shown. */
  version: string | null;
  /** Which value it is, for who can't see its line. */
  named: string;
}

/** Writes down that somebody compared the value with its source today, and it is right. */
export const CheckedButton = ({ valueId, version, named }: Props) => (
  <ActionButton<FactValue>
    resource="fact-checks"
    data={{ value_id: valueId, updated_at: version ?? undefined }}
    done={({ review_by }) => `Checked. The next review is due by ${formatDate(review_by)}.`}
    aria-label={`Checked, unchanged: ${named}`}
  >
    Checked, unchanged
  </ActionButton>
);
