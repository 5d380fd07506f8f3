import type { Blog, Draft, Post, Publication, ShownPreviewLink } from '../../../api/types';
import { httpClient } from '../../httpClient';
import type { DeskValues } from './deskValues';

/** What a save goes on from. */
export interface Versions {
  draftVersion: string | undefined;
  baseVersion: string | null;
}

/** A post as the server has it: live, as a working copy, both, or neither. */
export interface StoredPost {
  live: Blog | undefined;
  draft: Draft | undefined;
  /** Its planned publishing, also one that failed. */
  publication: Publication | undefined;
  /** Its row in the list of posts; undefined where there is no such post. */
  post: Post | undefined;
}

/** Saves that are on their way: a post is not read before. */
const underway = new Map<string, Promise<unknown>>();

export async function readStored(id: string): Promise<StoredPost> {
  await underway.get(id)?.catch(() => undefined);
  const [[live], [listed], [trashed]] = await Promise.all([
    list<Blog>('blogs', { id: [id] }),
    list<Post>('posts', { id: [id] }),
    list<Post>('posts', { id: [id], state: 'trash' }),
  ]);
  const post = listed ?? trashed;
  const hasDraft = post !== undefined && post.state !== 'live' && post.state !== 'trash';
  const [draft, publication] = await Promise.all([
    // A post that is planned may have no working copy any more.
    hasDraft ? readIfThere<Draft>(`drafts/${id}`) : undefined,
    post?.publish_at ? readIfThere<Publication>(`publications/${id}`) : undefined,
  ]);
  return { live, post, draft, publication };
}

async function readIfThere<Row>(path: string): Promise<Row | undefined> {
  return call<Row>('GET', path).catch((error: unknown) => {
    if (statusOf(error) === 404) return undefined;
    throw error;
  });
}

/** @param keepalive lets the request outlive the page. */
export function saveDraft(
  id: string,
  values: DeskValues,
  { draftVersion, baseVersion }: Versions,
  keepalive = false,
): Promise<Draft> {
  const body = JSON.stringify({
    ...values,
    updated_at: draftVersion,
    base_version: baseVersion,
  });
  // Browsers take no more than 64 KB of it.
  const isSmall = body.length < 20_000;
  const saving = call<Draft>('PUT', `drafts/${id}`, body, keepalive && isSmall);
  underway.set(id, saving);
  const done = () => {
    if (underway.get(id) === saving) underway.delete(id);
  };
  saving.then(done, done);
  return saving;
}

/** Drops the working copy, where there is one. */
export async function discardDraft(id: string): Promise<void> {
  await call('DELETE', `drafts/${id}`).catch((error: unknown) => {
    if (statusOf(error) !== 404) throw error;
  });
}

/** Puts the working copy live as it was saved with `draftVersion`. */
export function publishPost(id: string, draftVersion: string | undefined): Promise<Blog> {
  const body = { blog_id: id, updated_at: draftVersion };
  return call('POST', 'publications', JSON.stringify(body));
}

/** As `publishPost`, at a time (ISO text). */
export function schedulePost(
  id: string,
  draftVersion: string | undefined,
  publish_at: string,
): Promise<Publication> {
  const body = { blog_id: id, updated_at: draftVersion, publish_at };
  return call('POST', 'publications', JSON.stringify(body));
}

export const unschedulePost = (id: string) => call<undefined>('DELETE', `publications/${id}`);

export const readPreviewLinks = (id: string) =>
  call<ShownPreviewLink[]>('GET', `preview-links?blog_id=${id}`);

export const createPreviewLink = (id: string) =>
  call<ShownPreviewLink>('POST', 'preview-links', JSON.stringify({ blog_id: id }));

export const revokePreviewLink = (id: string) => call<undefined>('DELETE', `preview-links/${id}`);

/** The HTTP status of a call that failed; undefined where the server gave no answer. */
export function statusOf(error: unknown): number | undefined {
  const hasStatus = error instanceof Error && 'status' in error;
  return hasStatus && typeof error.status === 'number' ? error.status : undefined;
}

async function list<Row>(resource: string, filter: object): Promise<Row[]> {
  return call('GET', `${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
}

async function call<Answer>(
  method: string,
  path: string,
  body?: string,
  keepalive?: boolean,
): Promise<Answer> {
  const options = { method, ...(body && { body }), ...(keepalive && { keepalive }) };
  return (await httpClient(`/api/${path}`, options)).json;
}
