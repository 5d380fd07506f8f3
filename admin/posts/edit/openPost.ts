import { isSamePost, type PostValues, postValuesOf } from '../../../shared/post';
import { today } from '../../dates';
import { readAccount } from '../../signedIn';
import { type LocalDraft, readLocalDraft, removeLocalDraft } from '../../unsentText';
import { readStored, type StoredPost } from './postApi';

export interface OpenedPost extends StoredPost {
  id: string;
  /** The server's values: the draft or, without one, the live post. */
  stored: PostValues;
  values: PostValues;
  /** A local copy in conflict with a newer text on the server: the editor chooses. */
  conflict: LocalDraft | undefined;
}

/**
 * Reads a post from the server and this browser. Uses a local copy based on the server's version.
 * @param isNew the post need not exist on the server.
 * @returns undefined if the post doesn't exist anywhere, or is in the trash.
 */
export async function openPost(id: string, isNew: boolean): Promise<OpenedPost | undefined> {
  // In this order: a copy removed meanwhile is on the server.
  const local = await readLocal(id);
  const onServer = await readStored(id);
  const isTrashed = onServer.post?.state === 'trash';
  if (isTrashed || !(onServer.post || local || isNew)) return undefined;
  const { draft, live } = onServer;
  const stored = postValuesOf(draft ?? live ?? { date: today(), author: await ownName() });
  const opened = { ...onServer, id, stored, values: stored, conflict: undefined };
  if (!local) return opened;
  if (isSamePost(local.values, stored)) {
    await removeLocalDraft(id);
    return opened;
  }
  return isBasedOn(local, opened)
    ? { ...opened, values: local.values, notePlaces: local.notePlaces ?? {} }
    : { ...opened, conflict: local };
}

/** Returns the signed-in admin's name as posts show it, else their username; empty if unknown. */
async function ownName(): Promise<string> {
  const account = await readAccount().catch(() => undefined);
  return account?.name || account?.username || '';
}

function readLocal(id: string): Promise<LocalDraft | undefined> {
  return readLocalDraft(id).catch((error: unknown) => {
    console.error('The copy in this browser could not be read.', error);
    return undefined;
  });
}

function isBasedOn(local: LocalDraft, { draft, live, stored }: OpenedPost): boolean {
  if (local.sending && isSamePost(local.sending, stored)) return true;
  if (local.draftVersion !== draft?.updated_at) return false;
  return draft !== undefined || local.baseVersion === (live?.updated_at ?? null);
}
