import { today } from '../formatDate';
import { readStored, type StoredPost } from './deskApi';
import { areSame, type DeskValues, deskValues } from './deskValues';
import { type LocalCopy, readCopy, removeCopy } from './localCopies';

/** A post as the desk opens it. */
export interface OpenedPost extends StoredPost {
  id: string;
  /** What the server has: the working copy or, without one, the live post. */
  stored: DeskValues;
  /** What the desk shows at first. */
  values: DeskValues;
  /** What this browser kept and the server has a newer text beside: the editor chooses. */
  conflict: LocalCopy | undefined;
}

/**
 * Reads a post from the server and from this browser. A local copy that goes on from what the
 * server has is taken as it is.
 * @param isNew the server need not have such a post.
 * @returns undefined where there is no such post anywhere, or it is in the trash.
 */
export async function openPost(id: string, isNew: boolean): Promise<OpenedPost | undefined> {
  // In this order: a copy that is gone by now is on the server.
  const local = await readLocal(id);
  const found = await readStored(id);
  const isTrashed = found.post?.state === 'trash';
  if (isTrashed || !(found.post || local || isNew)) return undefined;
  const { draft, live } = found;
  const stored = deskValues(draft ?? live ?? { date: today() });
  const opened = { ...found, id, stored, values: stored, conflict: undefined };
  if (!local) return opened;
  if (areSame(local.values, stored)) {
    await removeCopy(id);
    return opened;
  }
  return goesOn(local, opened)
    ? { ...opened, values: local.values }
    : { ...opened, conflict: local };
}

function readLocal(id: string): Promise<LocalCopy | undefined> {
  return readCopy(id).catch((error: unknown) => {
    console.error('The copy in this browser could not be read.', error);
    return undefined;
  });
}

function goesOn(local: LocalCopy, { draft, live, stored }: OpenedPost): boolean {
  if (local.sending && areSame(local.sending, stored)) return true;
  if (local.draftVersion !== draft?.updated_at) return false;
  return draft !== undefined || local.baseVersion === (live?.updated_at ?? null);
}
