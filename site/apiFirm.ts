import type { Firm } from '../shared/publicFirm';

/** A page waits no longer for what changed; it is shown with the firm as it was. */
const patienceMs = 3000;

let known: Firm | undefined;

/** Remembers the firm with which the server rendered a page. */
export function cacheFirm(firm: Firm): Firm {
  known = firm;
  return firm;
}

/** Reads the firm from the server, for the next page. Keeps what is known if that fails. */
export async function apiFirm(): Promise<Firm> {
  const before = known;
  if (!before) return readFirm();
  const late = new Promise<Firm>((resolve) => setTimeout(resolve, patienceMs, before));
  return Promise.race([readFirm().catch(() => before), late]);
}

async function readFirm(): Promise<Firm> {
  const response = await fetch('/firm.json');
  if (!response.ok) throw new Error(`GET /firm.json responded with ${response.status}`);
  return cacheFirm((await response.json()) as Firm);
}
