import type { Network } from '../../api/media/remoteImage';
import { emptyPost, type PostValues } from '../../shared/post';

/**
 * What of a thing can't come, in words; `of`: which one of several, such as an address. Where it is
 * unfinished, its text shows what a template was to fill: it comes as a working copy.
 */
export type Loss = string | { what: string; of?: string; isUnfinished?: true };

/** What an address pattern may name of a post. */
export interface AddressParts {
  /** yyyy-mm-dd; empty where it has none. */
  day: string;
  slug: string;
  title: string;
  /** Its file's name without the ending. */
  name: string;
  /** The folders in which its file is, below the posts' own. */
  folders: string[];
  categories: string[];
}

/**
 * A post or working copy as a file of `npm run export` has it. The readers of other programs give the
 * same, and what the importer needs to know besides: their texts, pictures and days are as they were
 * there.
 */
export interface PostRecord extends PostValues {
  kind: 'post';
  /** By which a second run knows it. */
  id: string;
  /** A draft comes as a working copy. */
  state: 'live' | 'draft';
  /** ISO 8601 in UTC. */
  created_at?: string | undefined;
  updated_at?: string | undefined;
  /** Of a working copy beside a live post: `updated_at` of what it began from; empty where nobody knows. */
  base_version?: string;
  /** Slugs that led to it here before (`/blog/SLUG`). */
  former_slugs: string[];
  /** URLs and paths that led to it where it comes from. */
  old_addresses: string[];
  /** Where its text stood: relative addresses in it are read from there. */
  base?: string | undefined;
  /** Names by which the source's texts link to it, and that were no addresses, such as its file's. */
  linkNames?: string[];
  /** What an address pattern may name of it, where that is not its slug, day and category alone. */
  address?: AddressParts;
  /** The day that it gets where `date` is none. */
  dateWhereNone?: string;
  losses: Loss[];
}

/** A record of `content.json`, or of an admin in `admins.json`. */
export interface RowRecord {
  kind: 'row';
  /** The list that has it: one of `rowsThatCome` (`rows.ts`). */
  list: string;
  row: Record<string, unknown>;
}

/** Something that can't come at all. */
export interface LossRecord {
  kind: 'loss';
  what: string;
  of?: string;
}

export type ImportRecord = PostRecord | RowRecord | LossRecord;

/** A post of which the rest is empty. */
export const newPost = (given: Pick<PostRecord, 'id'> & Partial<PostRecord>): PostRecord => ({
  ...emptyPost,
  ...{ kind: 'post', state: 'draft', former_slugs: [], old_addresses: [], losses: [] },
  ...given,
});

/** The source's id of a post; a working copy beside its live post has one of its own. */
export const sourceId = ({ id, base_version }: Pick<PostRecord, 'id' | 'base_version'>): string =>
  base_version === undefined ? id : `${id}#draft`;

export interface Source {
  /** In words, e.g. 'WordPress export of https://example.com'. */
  label: string;
  /** The same in every export of the same site, e.g. `wordpress https://example.com`. */
  key: string;
  /** The site's address, where the source says it: links to it are led here. */
  site?: string;
  /** Whether texts are as this program stored them, so that nothing in them is turned. */
  isOwn?: boolean;
  /** Whether posts and categories keep their ids, where those are free. */
  keepsIds?: boolean;
  /** Folders in which pictures are looked for, besides that of `--pictures`. */
  folders?: string[];
  /** Everything, in the source's order; each call reads it anew. */
  read(): AsyncIterable<ImportRecord>;
}

export interface ImportOptions {
  /** This site's address. */
  site: string;
  /** Told what would come: the database is a copy that is thrown away, and no picture is stored. */
  isTrial?: boolean;
  /** Live posts come as working copies. */
  drafts?: boolean;
  /** Admins of the source become admins here, with their passwords. */
  admins?: boolean;
  /** Folder or https address where the pictures are. */
  pictures?: string | undefined;
  network?: Network | undefined;
  /** Told how many posts are done, and of how many. */
  progress?(done: number, all: number): void;
}

/** In place of the address of a site that nobody has said. */
export const unknownSite = 'https://import.invalid';

export const siteOf = ({ site }: Source): string =>
  site !== undefined && URL.canParse(site) ? site : unknownSite;

/** Whether an address is of a site, with `www.` or without. */
export function isOfSite({ host }: URL, site: string): boolean {
  const bare = (name: string) => name.replace(/^www\./, '');
  return bare(host) === bare(new URL(site).host);
}

/** The source can't be read, or must not be; in words for the operator. Nothing was written. */
export class SourceRefusal extends Error {}
