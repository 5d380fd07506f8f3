const flushes = new Set<() => void>();

/** Has the texts of the editors on the page that are still on their way to their form arrive. */
export function flushEditors(): void {
  for (const flush of flushes) flush();
}

/** Calls `flush` whenever all that is typed is wanted. @returns a function that ends it. */
export function onFlushEditors(flush: () => void): () => void {
  flushes.add(flush);
  return () => flushes.delete(flush);
}
