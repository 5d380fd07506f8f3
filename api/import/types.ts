/** What of a post can't come, in words; `of`: which one of several, such as an address. */
export type Loss = string | { what: string; of: string };

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

/** A post as a source has it. Its text and pictures are as they were there: nothing is clean yet. */
export interface ImportedPost {
  kind: 'post';
  /** The source's own id, by which a second run knows it. */
  id: string;
  /** Whether visitors saw it there; anything else comes as a working copy. */
  isLive: boolean;
  /** The id that it is to have here, where that is free. */
  wantedId?: string;
  slug: string;
  title: string;
  excerpt: string;
  /** yyyy-mm-dd, or whatever the source has instead. */
  date: string;
  author: string;
  category: string;
  /** HTML. */
  content: string;
  /** Where its text stood: relative addresses in it are read from there. */
  base?: string | undefined;
  /** Address of its picture; empty: none. */
  image: string;
  image_alt: string | null;
  seo_title: string;
  seo_description: string;
  /** ISO 8601 in UTC. */
  created_at?: string | undefined;
  updated_at?: string | undefined;
  /** Of a working copy beside a live post: the version that it began from. */
  draftBase?: string | null;
  /** URLs and paths that led to it there. */
  addresses: string[];
  /** Slugs that led to it here before (`/blog/SLUG`). */
  formerSlugs: string[];
  /** Names by which the source's texts link to it, and that were no addresses, such as its file's. */
  linkNames?: string[];
  /** What an address pattern may name of it, where that is not its slug, day and category alone. */
  address?: AddressParts;
  /** The day that it gets where `date` is none. */
  dateWhereNone?: string;
  losses: Loss[];
}

export interface ImportedCategory {
  kind: 'category';
  id: string;
  name: string;
  description: string;
  wantedId?: string;
  created_at?: string | undefined;
}

export interface ImportedAdmin {
  kind: 'admin';
  id: string;
  username: string;
  /** bcrypt. */
  password_hash: string;
}

/** A picture of the media that comes for itself: of an export of ours. */
export interface ImportedPicture {
  kind: 'picture';
  /** `images/{uuid}.{ext}`. */
  id: string;
  name: string;
  alt: string | null;
  focus_x: number;
  focus_y: number;
  is_kept: boolean;
  /** SHA-256 of its bytes, by which it need not be encoded anew. */
  sha256: string;
}

/** A fact of an export of ours. */
export interface ImportedFact {
  kind: 'fact';
  row: Record<string, unknown>;
}

/** A dated value of one. */
export interface ImportedFactValue {
  kind: 'fact value';
  row: Record<string, unknown>;
}

/** Something that can't come at all. */
export interface ImportedLoss {
  kind: 'loss';
  what: string;
  /** Which one of several. */
  of?: string;
}

export type Imported =
  | ImportedPost
  | ImportedCategory
  | ImportedAdmin
  | ImportedPicture
  | ImportedFact
  | ImportedFactValue
  | ImportedLoss;

export interface Source {
  /** In words, e.g. 'WordPress export of https://example.com'. */
  label: string;
  /** The same in every export of the same site, e.g. `wordpress https://example.com`. */
  key: string;
  /** The site's address, where the source says it: links to it are led here. */
  site?: string;
  /** Whether texts are as this program stored them, so that nothing in them is turned. */
  isOwn?: boolean;
  /** Folders in which pictures are looked for, besides that of `--pictures`. */
  folders?: string[];
  /** Everything, in the source's order; each call reads it anew. */
  read(): AsyncIterable<Imported>;
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
