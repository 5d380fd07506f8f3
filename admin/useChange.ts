import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { useLogoutIfAccessDenied, useNotify } from 'react-admin';

interface Options<Answer, Values>
  extends Omit<UseMutationOptions<Answer, Error, Values>, 'onError'> {
  /** The failure is told elsewhere, or concerns nobody. */
  isQuiet?: boolean;
}

/** A call that changes something. What fails is told in a toast, an ended session by the sign-in page. */
export function useChange<Answer, Values = void>({ isQuiet, ...options }: Options<Answer, Values>) {
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
