import { useEffect } from 'react';
import { onUnreachable, useIsLoading } from '../navigation';
import { useToast } from './toast';

/** A slim bar while the next page is on its way, and a message where it can't be had. */
export function NavigationStatus() {
  const isLoading = useIsLoading();
  const toast = useToast();
  useEffect(
    () =>
      onUnreachable(() =>
        toast({
          title: 'That page can’t be reached',
          description: 'Check your connection and try the link again. This page stays as it is.',
          destructive: true,
        }),
      ),
    [toast],
  );
  return isLoading && <div className="pending-bar" aria-hidden="true" />;
}
