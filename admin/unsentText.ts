import type { PostValues } from '../shared/post';
import { lastUsername } from './authProvider';

// All text that the server doesn't have yet: answers and notes in localStorage, which takes them at
// once; posts, which are larger than that may be, in IndexedDB.

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
  /** What `writeLeft` keeps. */
  left: LocalDraft;
}

const prefix = 'wattlepath-';
/** Those that hold a visitor's details. */
const expiring: (keyof KeptTexts)[] = ['answer', 'note'];
const longestMs = 30 * 24 * 60 * 60 * 1000;

/** Each admin finds only own texts in a browser that several share. `id` is that of what they are about. */
const keyOf = (kind: keyof KeptTexts, id: string) => `${prefix}${kind} ${lastUsername()} ${id}`;

export function readKept<Kind extends keyof KeptTexts>(
  kind: Kind,
  id: string,
): KeptTexts[Kind] | undefined {
  dropOld();
  return read<KeptTexts[Kind]>(keyOf(kind, id));
}

/** @returns whether there was room for it. */
export function keep<Kind extends keyof KeptTexts>(
  kind: Kind,
  id: string,
  text: KeptTexts[Kind],
): boolean {
  try {
    localStorage.setItem(
      keyOf(kind, id),
      JSON.stringify({ ...text, keptAt: new Date().toISOString() }),
    );
    return true;
  } catch (error) {
    console.error('This browser could not keep what is typed.', error);
    return false;
  }
}

export function dropKept(kind: keyof KeptTexts, id: string): void {
  localStorage.removeItem(keyOf(kind, id));
}

/** What nobody came back to holds a visitor's details for nothing. */
function dropOld(): void {
  for (const key of Object.keys(localStorage)) {
    if (!expiring.some((kind) => key.startsWith(`${prefix}${kind} `))) continue;
    const keptAt = new Date(read<object>(key)?.keptAt ?? 0);
    if (keptAt.getTime() < Date.now() - longestMs) localStorage.removeItem(key);
  }
}

function read<Text>(key: string): (Text & { keptAt: string }) | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** What this browser keeps of a post until the server has it. */
export interface LocalDraft {
  id: string;
  values: PostValues;
  /** What was on its way to the server at that moment, or was sent and not answered. */
  sending?: PostValues | undefined;
  /** `updated_at` of the working copy that it goes on from; undefined where there was none. */
  draftVersion: string | undefined;
  /** `updated_at` of the live post that it began from, null where none was live. */
  baseVersion: string | null;
  /** ISO text. */
  keptAt: string;
}

const storeName = 'copies';
let opened: Promise<IDBDatabase> | undefined;

const copyKey = (id: string) => [lastUsername(), id];

/** The newer of what was kept while typing and what was kept as the page was left. */
export async function readLocalDraft(id: string): Promise<LocalDraft | undefined> {
  const left = readKept('left', id);
  const kept: LocalDraft | undefined = await run('readonly', (store) =>
    store.get(copyKey(id)),
  ).catch((error: unknown) => {
    if (left) return undefined;
    throw error;
  });
  return left && !(kept && kept.keptAt > left.keptAt) ? left : kept;
}

/** At once: what `writeLocalDraft` begins may not be done before the page is gone. */
export function writeLeft(draft: LocalDraft): void {
  keep('left', draft.id, draft);
}

/** @throws where the browser has no room or keeps nothing. */
export function writeLocalDraft(copy: LocalDraft): Promise<unknown> {
  return run('readwrite', (store) => store.put(copy, copyKey(copy.id)));
}

export async function removeLocalDraft(id: string): Promise<void> {
  await run('readwrite', (store) => store.delete(copyKey(id)));
  dropKept('left', id);
}

/** All that the signed-in admin wrote here and the server lacks. */
export function listLocalDrafts(): Promise<LocalDraft[]> {
  const own = IDBKeyRange.bound([lastUsername(), ''], [lastUsername(), '\uffff']);
  return run('readonly', (store) => store.getAll(own));
}

async function run<Result>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const transaction = (await openOnce()).transaction(storeName, mode);
  const request = ask(transaction.objectStore(storeName));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

/** What failed, or was closed by the browser, is opened again by the next who asks. */
function openOnce(): Promise<IDBDatabase> {
  const forget = () => {
    opened = undefined;
  };
  if (!opened) {
    opened = open();
    opened.then((database) => database.addEventListener('close', forget), forget);
  }
  return opened;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('wattlepath-desk', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
