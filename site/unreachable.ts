type Listener = (url: string) => void;

const listeners = new Set<Listener>();

/** Calls `listener` with the address whenever a link's page couldn't be had; returns how to stop. */
export function onUnreachable(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Keeps the visitor on the page they are on, where the code or the data of the page at `url` can't be
 * had. Where the server is well after all (it has a newer version of the site, say), that page is
 * loaded as a document.
 */
export async function pageUnreachable(url: string): Promise<void> {
  if (await isServed(url)) window.location.assign(url);
  else for (const listener of listeners) listener(url);
}

async function isServed(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { method: 'HEAD' })).status < 500;
  } catch {
    return false;
  }
}
