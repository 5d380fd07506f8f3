let onShown: (() => void) | undefined;

/** Timeout, after which a page is shown without a transition. */
const patienceMs = 600;

/**
 * Changes to a page that is loaded: one fades into the other, where the browser can and the visitor
 * doesn't mind movement. The browser paints nothing until `pageShown`.
 */
export function changePage(change: () => void): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isCalm || !('startViewTransition' in document)) {
    change();
    return;
  }
  const transition = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        onShown = resolve;
        setTimeout(resolve, patienceMs);
        change();
      }),
  );
  // It is skipped in a hidden tab, and by the next one; the page is changed all the same.
  transition.ready.catch(() => undefined);
}

/** Tells that the page of the current address is in the document. */
export function pageShown(): void {
  onShown?.();
  onShown = undefined;
}
