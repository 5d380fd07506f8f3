import type { Account } from '../../../api/types';
import { useAction } from '../../useAction';
import { useRead } from '../../useRead';

/** The signed-in admin's own account. */
export function useAccount() {
  return useRead<Account>('/api/account');
}

/** A change of one's account. */
export function useAccountChange<Values, Answer>(
  call: (values: Values) => Promise<Answer>,
  onDone: (answer: Answer) => void,
) {
  return useAction({ mutationFn: call, onSuccess: onDone });
}
