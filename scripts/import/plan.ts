import { recordId } from '../../api/http/bodies';
import { decoded } from '../../api/posts/html/names';
import type { Database } from '../../db/client';
import { type ImportRow, lastImport } from '../../db/file/imports';
import { getBlog, idOfSlug } from '../../db/posts/blogs';
import { getDraft } from '../../db/posts/drafts';
import { isDraftedSlug } from '../../db/posts/lists';
import { findPost } from '../../db/posts/point';
import { addressKey } from '../../db/posts/redirects';
import { isSample } from '../../db/posts/versions';
import { type ImportSource, isOfSite, type PostRecord, siteOf, sourceId } from './records';
import type { Report } from './report';
import { slugFrom } from './text';

/** The target of a post. */
export interface PlannedPlace {
  id: string;
  slug: string;
  last: ImportRow | undefined;
  /** True if it changes something that exists here. */
  isOver: boolean;
}

/** Returns a text's slug; empty if only numbers would be left. */
function spelled(text: string): string {
  const slug = slugFrom(text);
  return /[a-z]/.test(slug) || !/\p{L}/u.test(decoded(text)) ? slug : '';
}

/** Decides the target of each post before anything is written, and resolves links to them. */
export class Plan {
  readonly #places = new Map<string, PlannedPlace>();
  /** Slugs of posts by their addresses on the other site. */
  readonly #addresses = new Map<string, string>();
  /** Slugs and ids used by this source. */
  readonly #taken = new Set<string>();
  /** The next suffix for duplicate slugs. */
  readonly #numbers = new Map<string, number>();

  constructor(
    private readonly db: Database,
    private readonly source: ImportSource,
    private readonly report: Report,
  ) {}

  get count(): number {
    return this.#places.size;
  }

  of(post: PostRecord): PlannedPlace | undefined {
    return this.#places.get(sourceId(post));
  }

  add(post: PostRecord): void {
    const { db } = this;
    const source_id = sourceId(post);
    const last = lastImport(db, { source: this.source.key, kind: 'post', source_id });
    const here = last && (getBlog(db, last.target_id) ?? getDraft(db, last.target_id));
    const target = last
      ? { id: last.target_id, slug: here?.slug || slugFrom(post.slug), last, isOver: true }
      : this.#newPlace(post);
    this.#taken.add(target.slug).add(`id ${target.id}`);
    this.#places.set(source_id, target);
    for (const address of [...post.old_addresses, ...(post.linkNames ?? [])]) {
      const key = this.keyOf(address);
      if (key && !this.#addresses.has(key)) this.#addresses.set(key, target.slug);
    }
  }

  #newPlace(post: PostRecord): PlannedPlace {
    const { db, report, source } = this;
    // A draft of a live post has that post's id.
    const live = post.base_version === undefined ? undefined : this.#places.get(post.id);
    if (live) return { id: live.id, slug: live.slug, last: undefined, isOver: false };
    const wanted = source.keepsIds ? post.id : '';
    const state = findPost(db, wanted)?.state ?? 'gone';
    const isOverSample = state === 'live' && isSample(db, wanted);
    const isFree = (state === 'gone' || isOverSample) && !this.#taken.has(`id ${wanted}`);
    const keepsId = recordId.safeParse(wanted).success && isFree;
    const id = keepsId ? wanted : crypto.randomUUID();
    const own = spelled(post.slug) || spelled(post.title) || `post-${slugFrom(post.id).slice(-40)}`;
    const slug = this.#freeSlug(own, id);
    if (slug !== own) report.conflict('the slug is taken, so it gets a number', `${own} → ${slug}`);
    if (wanted && !keepsId)
      report.conflict('the id is another post’s here, so it gets a new one', wanted);
    if (post.slug !== '' && own !== post.slug && !source.isOwn)
      report.conflict('the slug is written in a-z, 0-9 and hyphens', `${post.slug} → ${own}`);
    return { id, slug, last: undefined, isOver: keepsId && isOverSample };
  }

  #freeSlug(own: string, id: string): string {
    const { db } = this;
    const isTaken = (slug: string) =>
      this.#taken.has(slug) || (idOfSlug(db, slug) ?? id) !== id || isDraftedSlug(db, slug);
    let slug = own;
    for (let count = this.#numbers.get(own) ?? 2; isTaken(slug); count += 1) {
      slug = `${own}-${count}`;
      this.#numbers.set(own, count + 1);
    }
    return slug;
  }

  /** Normalizes an address of the other site; undefined for its home page and other sites. */
  keyOf(address: string): string | undefined {
    const base = siteOf(this.source);
    if (!URL.canParse(address, base)) return undefined;
    const url = new URL(address, base);
    const key = isOfSite(url, base) ? addressKey(url) : undefined;
    return key === '/' ? undefined : key;
  }

  /** Resolves a link to the other site; undefined if its target isn't imported. */
  linked(url: URL): string | undefined {
    const slug = this.#addresses.get(this.keyOf(url.href) ?? '');
    return slug && `/blog/${slug}`;
  }
}
