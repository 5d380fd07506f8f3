import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { onUnreachable } from '../unreachable';
import { useToast } from './toast';

/** A slim bar while the next page is on its way, and a message where it can't be had. */
export function NavigationStatus() {
  const { state, location } = useNavigation();
  const [failed, setFailed] = useState<string>();
  const toast = useToast();

  useEffect(
    () =>
      onUnreachable((url) => {
        setFailed(url);
        toast({
          title: 'That page can’t be reached',
          description: 'Check your connection and try the link again. This page stays as it is.',
          destructive: true,
        });
      }),
    [toast],
  );

  // The router still counts a failed navigation as under way, until the next one.
  if (state === 'idle' || failed?.endsWith(`${location.pathname}${location.search}`)) return null;
  return <div className="pending-bar" aria-hidden="true" />;
}
