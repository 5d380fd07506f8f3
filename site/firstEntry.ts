/**
 * Gives the history's entry of a freshly loaded page a key of its own. Without one the router would
 * count it as the same as every other such entry, and scroll to where that one was left.
 */
export function nameFirstEntry(): void {
  const state = window.history.state as { key?: string } | null;
  if (state?.key) return;
  const key = Math.random().toString(36).slice(2, 10);
  window.history.replaceState({ ...state, key }, '');
}
