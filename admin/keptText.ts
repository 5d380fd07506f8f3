import { lastUsername } from './authProvider';

/** A note that is being written, as this browser keeps it until the server has it. */
export interface KeptNote {
  /** Made here, so that what is sent twice is one. */
  id: string;
  text: string;
}

/** An answer that is being written. */
export interface KeptAnswer extends KeptNote {
  subject: string;
  /** What was sent under this id and not heard of again: the server may have it. */
  tried?: { subject: string; text: string };
}

interface KeptTexts {
  answer: KeptAnswer;
  note: KeptNote;
}

const prefix = 'wattlepath-';
const kinds: (keyof KeptTexts)[] = ['answer', 'note'];
const longestMs = 30 * 24 * 60 * 60 * 1000;

/** Each admin finds only own texts in a browser that several share. */
const keyOf = (kind: keyof KeptTexts, enquiryId: string) =>
  `${prefix}${kind} ${lastUsername()} ${enquiryId}`;

export function readKept<Kind extends keyof KeptTexts>(
  kind: Kind,
  enquiryId: string,
): KeptTexts[Kind] | undefined {
  dropOld();
  return read<KeptTexts[Kind]>(keyOf(kind, enquiryId));
}

/** @returns whether there was room for it. */
export function keep<Kind extends keyof KeptTexts>(
  kind: Kind,
  enquiryId: string,
  text: KeptTexts[Kind],
): boolean {
  try {
    localStorage.setItem(keyOf(kind, enquiryId), JSON.stringify({ ...text, keptAt: Date.now() }));
    return true;
  } catch (error) {
    console.error('This browser could not keep what is typed.', error);
    return false;
  }
}

export function dropKept(kind: keyof KeptTexts, enquiryId: string): void {
  localStorage.removeItem(keyOf(kind, enquiryId));
}

/** What nobody came back to holds a visitor's details for nothing. */
function dropOld(): void {
  for (const key of Object.keys(localStorage)) {
    if (!kinds.some((kind) => key.startsWith(`${prefix}${kind} `))) continue;
    const keptAt = read<object>(key)?.keptAt ?? 0;
    if (keptAt < Date.now() - longestMs) localStorage.removeItem(key);
  }
}

function read<Text>(key: string): (Text & { keptAt: number }) | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
