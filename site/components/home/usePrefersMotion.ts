import { useSyncExternalStore } from 'react';

const stillness = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(stillness);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether things may move by themselves: not where a visitor wants stillness, nor on the server. */
export function usePrefersMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !window.matchMedia(stillness).matches,
    () => false,
  );
}
