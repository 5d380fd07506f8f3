import { QueryClient } from '@tanstack/react-query';
import { HttpError } from 'react-admin';

/** Tells whether the server refused, so that retrying is pointless. */
const isRefusal = (error: Error): boolean => error instanceof HttpError && error.status < 500;

/** Without a network, saves fail at once with a message instead of waiting unseen. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) => failures < 3 && !isRefusal(error),
      // A refetch might open the sign-in dialog while somebody is typing. Paused queries continue
      // without this.
      refetchOnReconnect: false,
    },
    mutations: { networkMode: 'always' },
  },
});
