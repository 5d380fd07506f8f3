import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';

/** What the server has refused once it refuses again. */
const isRefusal = (error: Error): boolean => error instanceof HttpError && error.status < 500;

/** Without a network a save fails at once and says so, instead of waiting for it out of sight. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 3 && !isRefusal(error),
      // What is shown stays as it is: nobody asked for more, and it might open the sign-in dialog
      // over what somebody types. A query that waits for the network goes on without this.
      refetchOnReconnect: false,
    },
    mutations: { networkMode: 'always' },
  },
});
