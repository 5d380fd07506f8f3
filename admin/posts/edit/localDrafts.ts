import type { PostValues } from '../../../shared/post';
import { lastUsername } from '../../authProvider';

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

/** Each admin finds only own copies in a browser that several share. */
const keyOf = (id: string) => [lastUsername(), id];

/** The newer of what was kept while typing and what was kept as the page was left. */
export async function readLocalDraft(id: string): Promise<LocalDraft | undefined> {
  const left = readLeft(id);
  const kept: LocalDraft | undefined = await run('readonly', (store) => store.get(keyOf(id))).catch(
    (error: unknown) => {
      if (left) return undefined;
      throw error;
    },
  );
  return left && !(kept && kept.keptAt > left.keptAt) ? left : kept;
}

const leftKey = (id: string) => `wattlepath-left ${lastUsername()} ${id}`;

/** At once: what `writeLocalDraft` begins may not be done before the page is gone. */
export function writeLeft(draft: LocalDraft): void {
  try {
    localStorage.setItem(leftKey(draft.id), JSON.stringify(draft));
  } catch (error) {
    console.error('This browser had no room for what was typed last.', error);
  }
}

function readLeft(id: string): LocalDraft | undefined {
  const text = localStorage.getItem(leftKey(id));
  return text === null ? undefined : JSON.parse(text);
}

/** @throws where the browser has no room or keeps nothing. */
export function writeLocalDraft(copy: LocalDraft): Promise<unknown> {
  return run('readwrite', (store) => store.put(copy, keyOf(copy.id)));
}

export async function removeLocalDraft(id: string): Promise<void> {
  await run('readwrite', (store) => store.delete(keyOf(id)));
  localStorage.removeItem(leftKey(id));
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
