import { Button } from '@mui/material';
import { useNotify, useRefresh } from 'react-admin';
import type { FactValue } from '../../api/types';
import { formatDate } from '../dates';
import { send } from '../httpClient';
import { useChange } from '../useChange';

interface Props {
  valueId: string;
  /** Its `updated_at`, as it is shown. */
  version: string | null;
  /** Which value it is, for who can't see its line. */
  named: string;
}

/** Writes down that somebody compared the value with its source today, and it is right. */
export function CheckedButton({ valueId, version, named }: Props) {
  const notify = useNotify();
  const refresh = useRefresh();
  const check = useChange({
    mutationFn: () =>
      send<FactValue>('POST', '/api/fact-checks', {
        value_id: valueId,
        updated_at: version ?? undefined,
      }),
    onSuccess: ({ review_by }) =>
      notify(`Checked. The next review is due by ${formatDate(review_by)}.`, { type: 'success' }),
    onSettled: refresh,
  });
  return (
    <Button
      size="small"
      aria-label={`Checked, unchanged: ${named}`}
      disabled={check.isPending}
      onClick={(event) => {
        // A row leads to its fact.
        event.stopPropagation();
        check.mutate();
      }}
    >
      Checked, unchanged
    </Button>
  );
}
