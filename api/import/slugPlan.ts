import type { Database } from '../../db/client';
import { type ImportRow, isSample, lastImport, standingOf } from '../../db/file/imports';
import { getBlog, idOfSlug } from '../../db/posts/blogs';
import { getDraft } from '../../db/posts/drafts';
import { isDraftedSlug } from '../../db/posts/lists';
import { addressKey } from '../../db/posts/redirects';
import { recordId } from '../http/bodies';
import { secondMark } from './ownFolder';
import type { ReportWriter } from './report';
import { type ImportedPost, isOfSite, type Source, siteOf } from './types';
import { slugFrom } from './values';

/** What is decided of a post before any is read again: where it goes. */
export interface Place {
  id: string;
  slug: string;
  last: ImportRow | undefined;
  /** Whether something is here already that it changes. */
  isOver: boolean;
}

/** Where each post of a source goes here, and where links to it lead. */
export class Places {
  readonly #byPost = new Map<string, Place>();
  /** Where the addresses of the other site lead here. */
  readonly #addresses = new Map<string, string>();
  /** Slugs and ids that posts of this source have. */
  readonly #taken = new Set<string>();
  /** Of a slug that several have, the number for the next. */
  readonly #numbers = new Map<string, number>();

  constructor(
    private readonly db: Database,
    private readonly source: Source,
    private readonly writer: ReportWriter,
  ) {}

  get count(): number {
    return this.#byPost.size;
  }

  of(post: ImportedPost): Place | undefined {
    return this.#byPost.get(post.id);
  }

  add(post: ImportedPost): void {
    const last = lastImport(this.db, { source: this.source.key, kind: 'post', source_id: post.id });
    const place = last ? this.#oldPlace(post, last) : this.#newPlace(post);
    this.#taken.add(place.slug).add(`id ${place.id}`);
    this.#byPost.set(post.id, place);
    for (const address of [...post.addresses, ...(post.linkNames ?? [])]) {
      const key = this.keyOf(address);
      if (key && !this.#addresses.has(key)) this.#addresses.set(key, place.slug);
    }
  }

  #oldPlace(post: ImportedPost, last: ImportRow): Place {
    const here = getBlog(this.db, last.target_id) ?? getDraft(this.db, last.target_id);
    return { id: last.target_id, slug: here?.slug || slugFrom(post.slug), last, isOver: true };
  }

  #newPlace(post: ImportedPost): Place {
    const { db } = this;
    const wanted = post.wantedId ?? '';
    const { live, draft, isTrashed } = standingOf(db, wanted);
    // A working copy beside its live post has that post's id.
    const first = this.#byPost.get(firstOf(post.id) ?? '');
    if (first) return { id: first.id, slug: first.slug, last: undefined, isOver: false };
    const isFree = live === undefined && draft === undefined && !isTrashed;
    const isSampleHere = live !== undefined && draft === undefined && isSample(db, wanted);
    const keepsId =
      recordId.safeParse(wanted).success &&
      (isFree || isSampleHere) &&
      !this.#taken.has(`id ${wanted}`);
    const id = keepsId ? wanted : crypto.randomUUID();
    const own =
      slugFrom(post.slug) || slugFrom(post.title) || `post-${slugFrom(post.id).slice(-40)}`;
    const isTaken = (slug: string) => {
      const holder = idOfSlug(db, slug);
      const isHeld = holder !== undefined && holder !== id;
      return this.#taken.has(slug) || isHeld || isDraftedSlug(db, slug);
    };
    let slug = own;
    for (let count = this.#numbers.get(own) ?? 2; isTaken(slug); count += 1) {
      slug = `${own}-${count}`;
      this.#numbers.set(own, count + 1);
    }
    const isWritten = post.slug !== '' && own !== post.slug && !this.source.isOwn;
    if (slug !== own)
      this.writer.clash('the slug is taken, so it gets a number', `${own} → ${slug}`);
    if (wanted && !keepsId)
      this.writer.clash('the id is another post\u2019s here, so it gets a new one', wanted);
    if (isWritten)
      this.writer.clash('the slug is written in a-z, 0-9 and hyphens', `${post.slug} → ${own}`);
    return { id, slug, last: undefined, isOver: keepsId && isSampleHere };
  }

  /** An address of the other site as old addresses are kept; undefined for its home and for others' addresses. */
  keyOf(address: string): string | undefined {
    const base = siteOf(this.source);
    if (!URL.canParse(address, base)) return undefined;
    const url = new URL(address, base);
    if (!isOfSite(url, base)) return undefined;
    const key = addressKey(url);
    return key === '/' ? undefined : key;
  }

  /** Where a link to the other site leads here; undefined for nowhere. */
  linked(url: URL): string | undefined {
    const key = this.keyOf(url.href);
    const slug = key === undefined ? undefined : this.#addresses.get(key);
    return slug && `/blog/${slug}`;
  }
}

/** The source's id of the live post beside which a working copy stands. */
export function firstOf(id: string): string | undefined {
  return id.endsWith(secondMark) ? id.slice(0, -secondMark.length) : undefined;
}
