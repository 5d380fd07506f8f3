import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';

/**
 * A call that changes something. What fails is told in a toast, an ended session by the sign-in page.
 * @param isQuiet the failure is told elsewhere, or concerns nobody.
 */
export function useChange<Answer, Values = void>(
  options: Omit<UseMutationOptions<Answer, Error, Values>, 'onError'>,
  isQuiet = false,
) {
  const notify = useNotify();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useMutation({
    ...options,
    onError: async (error) => {
      if ((await logoutIfAccessDenied(error)) || isQuiet) return;
      notify(error.message, { type: 'error' });
    },
  });
}
