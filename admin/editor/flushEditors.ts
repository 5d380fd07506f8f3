const flushes = new Set<() => void>();

/** Flushes pending text of all editors on the page to their forms. */
export function flushEditors(): void {
  for (const flush of flushes) flush();
}

/** Calls `flush` when all text is needed. @returns an unsubscribe function. */
export function onFlushEditors(flush: () => void): () => void {
  flushes.add(flush);
  return () => flushes.delete(flush);
}
