import { useQueryClient } from '@tanstack/react-query';
import type { Account } from '../../../api/types';
import { useChange } from '../../useChange';
import { useFromApi } from '../../useFromApi';

const key = ['account'];

/** The signed-in admin's own account. */
export function useAccount() {
  return useFromApi<Account>(key, '/api/account');
}

/** A change of one's account. */
export function useAccountChange<Values, Answer>(
  call: (values: Values) => Promise<Answer>,
  onDone: (answer: Answer) => void,
) {
  const client = useQueryClient();
  return useChange({
    mutationFn: call,
    onSuccess: onDone,
    // Also after a failure: what was lost may be the answer alone.
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
