import { HttpError } from 'react-admin';
import type {
  Blog,
  Draft,
  DraftNote,
  ListedVersion,
  Post,
  Publication,
  SavedDraft,
} from '../../../api/types';
import type { NotePlaces } from '../../../shared/draftNotes';
import type { PostValues } from '../../../shared/post';
import { write } from '../../dataProvider';
import { httpClient } from '../../httpClient';
import { type ReadName, readOnce } from '../../reads';

export interface Versions {
  draftVersion: string | undefined;
  baseVersion: string | null;
}

/** A text, and where words of notes stand in it. */
export interface Written {
  values: PostValues;
  notePlaces: NotePlaces;
}

export const versionsOf = ({ draft, live }: Pick<StoredPost, 'draft' | 'live'>): Versions => ({
  draftVersion: draft?.updated_at,
  baseVersion: draft ? draft.base_version : (live?.updated_at ?? null),
});

/** A post on the server: live, as a draft, both, or neither. */
export interface StoredPost {
  live: Blog | undefined;
  draft: Draft | undefined;
  /** Its scheduled publication, including a failed one. */
  publication: Publication | undefined;
  /** Its row in the list of posts; undefined if it doesn't exist. */
  post: Post | undefined;
  /** Where words of notes stand in the draft or, without one, in the live text. */
  notePlaces: NotePlaces;
}

/** Pending saves, awaited before reading a post. */
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
    // A scheduled post may have no draft any more.
    hasDraft ? undefinedIf404(readOnce<Draft>('drafts', `/${id}`)) : undefined,
    post?.publish_at ? undefinedIf404(readOnce<Publication>('publications', `/${id}`)) : undefined,
  ]);
  const notePlaces = draft ? draft.note_places : live ? await livePlaces(id) : {};
  return { live, post, draft, publication, notePlaces };
}

async function livePlaces(id: string): Promise<NotePlaces> {
  const notes = await readOnce<DraftNote[]>(
    'draft-notes',
    `?${new URLSearchParams({ blog_id: id })}`,
  );
  return Object.fromEntries(
    notes.flatMap((note) => (note.live_place ? [[note.id, note.live_place]] : [])),
  );
}

/** Returns a call's response; undefined for a 404. */
export const undefinedIf404 = <Answer>(call: Promise<Answer>): Promise<Answer | undefined> =>
  call.catch((error: unknown) => {
    if (statusOf(error) === 404) return undefined;
    throw error;
  });

/** @param keepalive lets the request outlive the page. */
export function saveDraft(
  id: string,
  { values, notePlaces }: Written,
  { draftVersion, baseVersion }: Versions,
  keepalive = false,
): Promise<SavedDraft> {
  const body = JSON.stringify({
    ...values,
    note_places: notePlaces,
    updated_at: draftVersion,
    base_version: baseVersion,
  });
  // Browsers limit its size to 64 KB.
  const options = { method: 'PUT', body, keepalive: keepalive && body.length < 20_000 };
  const saving = httpClient(`/api/drafts/${id}`, options).then(({ json }): SavedDraft => json);
  underway.set(id, saving);
  const done = () => {
    if (underway.get(id) === saving) underway.delete(id);
  };
  saving.then(done, done);
  return saving;
}

/** Discards the draft, if any. @returns whether the post is in the trash now. */
export async function discardDraft(id: string): Promise<boolean> {
  const discarded = await undefinedIf404(write<Post>('drafts', { id }));
  return discarded?.state === 'trash';
}

/** Publishes the draft saved with `updated_at`. */
export const publishPost = (blog_id: string, updated_at: string | undefined) =>
  write<Blog>('publications', { data: { blog_id, updated_at } });

export async function publisherOf(blog_id: string): Promise<string | undefined> {
  const query = new URLSearchParams({
    filter: JSON.stringify({ blog_id }),
    sort: '["published_at","DESC"]',
    range: '[0,0]',
    fields: 'created_by',
  });
  const [version] = await readOnce<ListedVersion[]>('versions', `?${query}`);
  return version?.created_by;
}

/** Returns a failed call's HTTP status; undefined without a response. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof HttpError ? error.status : undefined;

/** Reads the first rows that a filter matches. */
export const list = <Row>(resource: ReadName, filter: object) =>
  readOnce<Row[]>(resource, `?filter=${encodeURIComponent(JSON.stringify(filter))}`);
