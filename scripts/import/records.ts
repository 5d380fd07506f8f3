import type { Network } from '../../api/http/publicFile';
import { emptyPost, type PostValues } from '../../shared/post';

/**
 * Something that can't be imported; `of` names one of several, such as an address. `isUnfinished`:
 * the text shows a template's placeholders, so it is imported as a draft.
 */
export type Loss = string | { what: string; of?: string; isUnfinished?: true };

/** Parts of a post that address patterns may use. */
export interface AddressParts {
  /** yyyy-mm-dd; empty if it has none. */
  day: string;
  slug: string;
  title: string;
  /** Its file name without the extension. */
  name: string;
  /** Folders of its file, below the posts' own. */
  folders: string[];
  categories: string[];
}

/**
 * A post or draft as `npm run export` writes it. Readers of other programs return the same, with
 * unconverted texts, images and days, and what the importer also needs.
 */
export interface PostRecord extends PostValues {
  kind: 'post';
  /** Identifies it in later runs. */
  id: string;
  /** Drafts are imported as drafts. */
  state: 'live' | 'draft';
  /** When it goes live (ISO 8601 in UTC, in the future); undefined if it does at once. */
  publish_at?: string | undefined;
  /** ISO 8601 in UTC. */
  created_at?: string | undefined;
  updated_at?: string | undefined;
  /** For a draft of a live post: `updated_at` of the version it is based on; empty if unknown. */
  base_version?: string;
  /** Slugs that redirected to it here (`/blog/SLUG`). */
  former_slugs: string[];
  /** URLs and paths that led to it at its source. */
  old_addresses: string[];
  /** Original place of its text, for relative addresses. */
  base?: string | undefined;
  /** Names other than addresses that the source's texts use to link to it, such as its file's. */
  linkNames?: string[];
  /** Further parts for address patterns. */
  address?: AddressParts;
  /** Fallback if `date` is missing. */
  dateWhereNone?: string;
  losses: Loss[];
}

/** A record of `content.json`, or an admin of `admins.json`. */
export interface RowRecord {
  kind: 'row';
  /** Its list: one of `rowsThatCome` (`rows.ts`). */
  list: string;
  row: Record<string, unknown>;
}

/** Something that can't be imported at all. */
export interface LossRecord {
  kind: 'loss';
  what: string;
  of?: string;
}

export type ImportRecord = PostRecord | RowRecord | LossRecord;

/** Creates a post record with empty defaults. */
export const newPost = (input: Pick<PostRecord, 'id'> & Partial<PostRecord>): PostRecord => ({
  ...emptyPost,
  kind: 'post',
  state: 'draft',
  former_slugs: [],
  old_addresses: [],
  losses: [],
  ...input,
});

/** Returns the source's id of a post; drafts of live posts have their own. */
export const sourceId = ({ id, base_version }: Pick<PostRecord, 'id' | 'base_version'>): string =>
  base_version === undefined ? id : `${id}#draft`;

export interface ImportSource {
  /** For people, e.g. 'WordPress export of https://example.com'. */
  label: string;
  /** Identical in every export of one site, e.g. `wordpress https://example.com`. */
  key: string;
  /** The site's address, if the source names it: links to it are rewritten. */
  site?: string;
  /** True if texts are as this program stored them, and stay unconverted. */
  isOwn?: boolean;
  /** True if posts and categories keep their ids if these are free. */
  keepsIds?: boolean;
  /** Folders with images, besides that of `--pictures`. */
  folders?: string[];
  /** Streams everything in the source's order; each call starts over. */
  read(): AsyncIterable<ImportRecord>;
}

export interface ImportOptions {
  /** This site's address. */
  site: string;
  /** A trial: the database is a temporary copy, and no image is stored. */
  isTrial?: boolean;
  /** Imports live posts as drafts. */
  drafts?: boolean;
  /** Imports the source's admins with their passwords. */
  admins?: boolean;
  /** Folder or https address of the images. */
  pictures?: string | undefined;
  network?: Network | undefined;
  /** Receives the number of posts done, and of all. */
  progress?(done: number, all: number): void;
}

/** Stands for an unknown site address. */
export const unknownSite = 'https://import.invalid';

export const siteOf = ({ site }: ImportSource): string =>
  site !== undefined && URL.canParse(site) ? site : unknownSite;

/** Tells whether an address belongs to a site, ignoring `www.`. */
export function isOfSite({ host }: URL, site: string): boolean {
  const bare = (name: string) => name.replace(/^www\./, '');
  return bare(host) === bare(new URL(site).host);
}

/**
 * The source can't or must not be read. The message tells the operator why. Nothing was written.
 */
export class SourceRefusal extends Error {}
