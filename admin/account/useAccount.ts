import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';
import type { Account } from '../../api/types';
import { withFreshPassword } from '../password/withFreshPassword';
import { useFromApi } from '../useFromApi';

const key = ['account'];

/** The signed-in admin's own account. */
export function useAccount() {
  return useFromApi<Account>(key, '/api/account');
}

/**
 * A change of one's account, for which the password is asked once more where need be. What fails is
 * told in a toast.
 */
export function useAccountChange<Values, Answer>(
  call: (values: Values) => Promise<Answer>,
  onDone: (answer: Answer) => void = () => {},
) {
  const client = useQueryClient();
  const notify = useNotify();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useMutation({
    mutationFn: (values: Values) => withFreshPassword(() => call(values)),
    onSuccess: onDone,
    onError: async (error) => {
      notify(error.message, { type: 'error' });
      await logoutIfAccessDenied(error);
    },
    // Also after a failure: what was lost may be the answer alone.
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
