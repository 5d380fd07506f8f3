import type { NotePlaces } from '../shared/draftNotes';
import type { PostValues } from '../shared/post';
import { lastUsername } from './signedIn';

// Text that the server doesn't have yet: replies, notes, calls and forms in localStorage, which is
// synchronous; posts, which may be larger, in IndexedDB.

/** An unsent note, as stored in this browser. */
export interface UnsentNote {
  /** Created here, so that a repeated submission is stored once. */
  id: string;
  text: string;
}

export interface UnsentReply extends UnsentNote {
  subject: string;
  /** Number of replies that its author had seen when they began; absent: not begun. */
  answersRead?: number;
  /** Ids of the papers that go with it. */
  paperIds?: readonly string[];
}

/** A form's values that weren't saved. */
export interface UnsentForm {
  /** Created here, so that a repeated submission is stored once. */
  id: string;
  values: object;
  /** Id of what it is about, if the enquiry has several. */
  of?: string;
  /** Where the form is, and its page's heading. */
  path?: string;
  title?: string;
  /** ISO text; as it was read. */
  keptAt?: string;
}

/** Kinds of whole forms: a client's particulars, or anything else. */
export type KeptForms = 'form' | 'particulars';

export interface UnsentTexts {
  answer: UnsentReply;
  note: UnsentNote;
  /** A call with the client, or what they wrote elsewhere. */
  call: UnsentForm;
  received: UnsentForm;
  /** What was said in a consultation. */
  consultation: UnsentForm;
  /** Who somebody is, entered or corrected by hand; by its resource and id. */
  particulars: UnsentForm;
  /** A record's form, by its resource and id. */
  form: UnsentForm;
  /** Stored by `writeLeft`. */
  left: LocalDraft;
}

const prefix = 'wattlepath-';
/** Kinds about an enquiry, whose id they have: they contain a visitor's data. */
const ofEnquiries = ['answer', 'note', 'call', 'received', 'consultation'] as const;
/** Kinds with a visitor's data. */
const ofClients = [...ofEnquiries, 'particulars'] as const;

const dayMs = 24 * 60 * 60 * 1000;
const longestMs = 30 * dayMs;
const longest = (kind: string): number => (kind === 'particulars' ? dayMs : longestMs);

/** Keeps admins' texts separate in a shared browser. `id` is that of the subject. */
const storageKey = (kind: keyof UnsentTexts, id: string) =>
  `${prefix}${kind} ${lastUsername()} ${id}`;

export function readText<Kind extends keyof UnsentTexts>(
  kind: Kind,
  id: string,
): (UnsentTexts[Kind] & { keptAt: string }) | undefined {
  const text = read<UnsentTexts[Kind]>(storageKey(kind, id));
  const isOver = text && Date.parse(text.keptAt) < Date.now() - longest(kind);
  return isOver ? undefined : text;
}

/** @returns whether there was room for it. */
export function storeText<Kind extends keyof UnsentTexts>(
  kind: Kind,
  id: string,
  text: UnsentTexts[Kind],
): boolean {
  try {
    localStorage.setItem(
      storageKey(kind, id),
      JSON.stringify({ ...text, keptAt: new Date().toISOString() }),
    );
    return true;
  } catch (error) {
    console.error('This browser couldn’t store your text.', error);
    return false;
  }
}

export function deleteText(kind: keyof UnsentTexts, id: string): void {
  localStorage.removeItem(storageKey(kind, id));
}

/**
 * Stores a form's values, or deletes what is stored of it.
 * @returns false if there was no room for it.
 */
export function keepForm(
  kind: KeptForms | 'call' | 'received' | 'consultation',
  id: string,
  form: UnsentForm | undefined,
): boolean {
  if (form) return storeText(kind, id, form);
  deleteText(kind, id);
  return true;
}

export function deleteTextsOf(enquiryId: string): void {
  for (const kind of ofEnquiries) deleteText(kind, enquiryId);
}

/** Deletes abandoned texts: they contain visitors' data, or what nobody misses. */
export function deleteExpired(): void {
  for (const { key, kind } of storedTexts()) {
    const keptAt = new Date(read<object>(key)?.keptAt ?? 0);
    if (keptAt.getTime() < Date.now() - longest(kind)) localStorage.removeItem(key);
  }
}

/** Lists what is stored of everybody who used this browser, but posts. */
function storedTexts(): { key: string; kind: string }[] {
  return Object.keys(localStorage).flatMap((key) => {
    const kind = [...ofClients, 'form'].find((name) => key.startsWith(`${prefix}${name} `));
    return kind ? [{ key, kind }] : [];
  });
}

/** Lists what is stored of the signed-in admin, but posts. */
const ownTexts = () =>
  storedTexts().filter(({ key, kind }) => key.startsWith(`${prefix}${kind} ${lastUsername()} `));

const ofClientsHere = () => ownTexts().filter(({ kind }) => kind !== 'form');

/** Counts the signed-in admin's texts about clients that weren't sent. */
export const countClientTexts = (): number => ofClientsHere().length;

/** Deletes the signed-in admin's texts about clients. */
export function deleteClientTexts(): void {
  for (const { key } of ofClientsHere()) localStorage.removeItem(key);
}

/** Lists the signed-in admin's forms that wait to be saved, the newest first. */
export function waitingForms(): (UnsentForm & { keptAt: string })[] {
  return ownTexts()
    .filter(({ kind }) => kind === 'form' || kind === 'particulars')
    .flatMap(({ key }) => read<UnsentForm>(key) ?? [])
    .toSorted((one, other) => other.keptAt.localeCompare(one.keptAt));
}

function read<Text>(key: string): (Text & { keptAt: string }) | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** A post's unsent text, as stored in this browser. */
export interface LocalDraft {
  id: string;
  values: PostValues;
  /** Where words of notes stand in it; absent in one of an earlier release. */
  notePlaces?: NotePlaces;
  /** Sent at that moment without a response yet. */
  sending?: PostValues | undefined;
  /** `updated_at` of the draft it is based on; undefined if there was none. */
  draftVersion: string | undefined;
  /** `updated_at` of the live post it started from; null if none was live. */
  baseVersion: string | null;
  /** ISO text. */
  keptAt: string;
}

const storeName = 'copies';
let opened: Promise<IDBDatabase> | undefined;

const copyKey = (id: string) => [lastUsername(), id];

/** Returns the newer of the texts stored while typing and on leaving the page. */
export async function readLocalDraft(id: string): Promise<LocalDraft | undefined> {
  const left = readText('left', id);
  const stored: LocalDraft | undefined = await run('readonly', (store) =>
    store.get(copyKey(id)),
  ).catch((error: unknown) => {
    if (left) return undefined;
    throw error;
  });
  return left && !(stored && stored.keptAt > left.keptAt) ? left : stored;
}

/** Synchronous: `writeLocalDraft` may not finish before the page is gone. */
export function writeLeft(draft: LocalDraft): void {
  storeText('left', draft.id, draft);
}

/** @throws if the browser has no room or stores nothing. */
export function writeLocalDraft(copy: LocalDraft): Promise<unknown> {
  return run('readwrite', (store) => store.put(copy, copyKey(copy.id)));
}

export async function removeLocalDraft(id: string): Promise<void> {
  await run('readwrite', (store) => store.delete(copyKey(id)));
  deleteText('left', id);
}

/** Lists the signed-in admin's unsent posts. */
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

/** Opens the database once, and again after a failure or if the browser closed it. */
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
