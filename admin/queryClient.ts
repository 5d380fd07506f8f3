import { QueryClient } from '@tanstack/react-query';

/** Without a network a save fails at once and says so, instead of waiting for it out of sight. */
export const queryClient = new QueryClient({
  defaultOptions: { mutations: { networkMode: 'always' } },
});
