import { lastUsername } from '../authProvider';

/** An answer that is being written, as this browser keeps it until it is sent. */
export interface KeptAnswer {
  /** Made here, so that an answer that is sent twice is one. */
  id: string;
  subject: string;
  text: string;
  /** What was sent under this id and not heard of again: the server may have it. */
  tried?: { subject: string; text: string };
}

const prefix = 'wattlepath-answer';
const longestMs = 30 * 24 * 60 * 60 * 1000;

/** Each admin finds only own answers in a browser that several share. */
const keyOf = (enquiryId: string) => `${prefix} ${lastUsername()} ${enquiryId}`;

export function readAnswer(enquiryId: string): KeptAnswer | undefined {
  dropOld();
  return read(keyOf(enquiryId));
}

/** @returns whether there was room for it. */
export function keepAnswer(enquiryId: string, answer: KeptAnswer): boolean {
  try {
    localStorage.setItem(keyOf(enquiryId), JSON.stringify({ ...answer, keptAt: Date.now() }));
    return true;
  } catch (error) {
    console.error('This browser could not keep what is typed.', error);
    return false;
  }
}

export function dropAnswer(enquiryId: string): void {
  localStorage.removeItem(keyOf(enquiryId));
}

/** What nobody came back to holds a visitor's details for nothing. */
function dropOld(): void {
  for (const key of Object.keys(localStorage)) {
    if (!key.startsWith(`${prefix} `)) continue;
    const keptAt = read(key)?.keptAt ?? 0;
    if (keptAt < Date.now() - longestMs) localStorage.removeItem(key);
  }
}

function read(key: string): (KeptAnswer & { keptAt: number }) | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
