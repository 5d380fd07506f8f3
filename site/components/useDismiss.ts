import { type RefObject, useEffect, useEffectEvent } from 'react';

/** While `active`, calls `dismiss` at Escape (`byKey`) and at a press outside the element. */
export function useDismiss(
  element: RefObject<HTMLElement | null>,
  active: boolean,
  dismiss: (byKey: boolean) => void,
): void {
  const onDismiss = useEffectEvent(dismiss);
  useEffect(() => {
    if (!active) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Escape') onDismiss(true);
      },
      { signal },
    );
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (!element.current?.contains(event.target as Node)) onDismiss(false);
      },
      { signal },
    );
    return () => listeners.abort();
  }, [active, element]);
}
