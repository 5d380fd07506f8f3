import { beginningOf } from './sourceFile';
import type { Imported, ImportedPost, Loss, Source } from './types';
import { dayOf, timeOf, wordsOf } from './values';
import { type Attachment, htmlOfWordPress, isPicture, pictureHtml } from './wordpressText';
import { type Entry, wxrEntries } from './wxr';

/** What the rest of an export refers to. */
const newIndex = () => ({
  site: '',
  attachments: new Map<string, Attachment>(),
  /** The attachments' addresses. */
  whole: new Set<string>(),
  /** The same by the addresses of the pages that WordPress made for them. */
  pages: new Map<string, string>(),
  reusable: new Map<string, string>(),
  authors: new Map<string, string>(),
  problems: [] as string[],
});
type Index = ReturnType<typeof newIndex>;

/** What is lost of an entry that comes as a working copy, by its status; null for nothing. */
const statuses = new Map([
  ['publish', null],
  ['draft', null],
  ['private', 'that it was private'],
  ['pending', 'that it was pending review'],
  ['future', 'the time at which it was to go live'],
]);

/** A WordPress export (WXR 1.0 to 1.2); undefined where the file is none. */
export async function wordpressSource(file: string): Promise<Source | undefined> {
  if (!/^<(\?xml|rss|!DOCTYPE)/i.test(beginningOf(file))) return undefined;
  const index = await indexOf(file);
  return {
    label: `the WordPress export of ${index.site || file}`,
    key: `wordpress ${index.site}`,
    site: index.site,
    async *read() {
      yield* losses(index.problems);
      const unread = new Map<string, number>();
      const unseen = new Set(index.whole);
      const lose = (what: string, count = 1) => unread.set(what, (unread.get(what) ?? 0) + count);
      for await (const entry of wxrEntries(file, () => {})) {
        if (entry.comments > 0) lose('comments', entry.comments);
        const imported = importedOf(entry, index, lose);
        if (!imported) continue;
        if (imported.kind === 'post') {
          for (const url of addressesIn(imported)) unseen.delete(url);
        }
        yield imported;
      }
      if (unseen.size > 0) lose('files of the media library that no text shows', unseen.size);
      if (index.authors.size > 0)
        lose('accounts of authors (posts keep their names)', index.authors.size);
      yield* losses([...unread].map(([what, count]) => `${count} ${what}`));
    },
  };
}

function* losses(all: Iterable<string>): Generator<Imported> {
  for (const what of all) yield { kind: 'loss', what };
}

async function indexOf(file: string): Promise<Index> {
  const index = newIndex();
  const problem = (what: string) => {
    if (index.problems.length < 20) index.problems.push(`not well-formed: ${what}`);
  };
  for await (const { name, fields, meta } of wxrEntries(file, problem)) {
    if (name === 'channel') {
      index.site = (fields.get('wp:base_blog_url') ?? fields.get('link') ?? '')
        .trim()
        .replace(/\/+$/, '');
    } else if (name === 'wp:author') {
      const login = fields.get('wp:author_login') ?? '';
      index.authors.set(login, fields.get('wp:author_display_name')?.trim() || login);
    } else if (fields.get('wp:post_type') === 'wp_block') {
      index.reusable.set(fields.get('wp:post_id') ?? '', fields.get('content:encoded') ?? '');
    } else if (fields.get('wp:post_type') === 'attachment') {
      const url = (fields.get('wp:attachment_url') ?? fields.get('guid') ?? '').trim();
      const page = (fields.get('link') ?? '').trim();
      index.whole.add(url);
      if (page) index.pages.set(page, url);
      index.attachments.set(fields.get('wp:post_id') ?? '', {
        url,
        parent: fields.get('wp:post_parent') ?? '',
        alt: wordsOf(meta.get('_wp_attachment_image_alt') ?? ''),
        caption: fields.get('excerpt:encoded') ?? '',
      });
    }
  }
  return index;
}

function importedOf(
  entry: Entry,
  index: Index,
  lose: (what: string) => void,
): Imported | undefined {
  const field = (name: string) => entry.fields.get(name) ?? '';
  if (entry.name === 'wp:category') {
    const name = wordsOf(field('wp:cat_name'));
    if (field('wp:category_parent')) lose('places of categories below others');
    return name === ''
      ? undefined
      : {
          kind: 'category',
          id: field('wp:category_nicename') || name,
          name,
          description: wordsOf(field('wp:category_description')),
        };
  }
  if (entry.name === 'wp:tag') lose('tags');
  if (entry.name === 'wp:term') lose('terms of menus and other taxonomies');
  if (entry.name !== 'item') return undefined;
  const type = field('wp:post_type') || 'post';
  const status = field('wp:status');
  // They come with the posts that show them.
  if (type === 'attachment' || type === 'wp_block') return undefined;
  if (type !== 'post' && type !== 'page') lose(`entries of the type ${type}`);
  else if (!statuses.has(status)) lose(`${type}s that are ${status || 'of no status'}`);
  else return postOf(entry, index, type, status === 'publish' && type === 'post');
  return undefined;
}

function postOf(entry: Entry, index: Index, type: string, isLive: boolean): ImportedPost {
  const { meta } = entry;
  const field = (name: string) => entry.fields.get(name) ?? '';
  const lost: Loss[] = [];
  if (type === 'page') lost.push('that it is a page (it comes as a working copy)');
  const status = field('wp:status');
  const standing = statuses.get(status);
  if (standing) {
    const what = `${standing} (it comes as a working copy)`;
    lost.push(status === 'future' ? { what, of: field('wp:post_date') } : what);
  }
  const password = field('wp:post_password');
  if (password) lost.push('its password (it comes as a working copy)');
  if (field('wp:is_sticky') === '1') lost.push('that it was pinned to the top of the list');
  const format = entry.categories.find(({ domain }) => domain === 'post_format')?.name;
  if (format) lost.push(`its format, ${format}`);
  const terms = entry.categories.filter(({ domain }) => domain !== 'post_format');
  const [category, ...more] = terms.filter(({ domain }) => domain === 'category');
  for (const { name, domain } of [...more, ...terms.filter((term) => term.domain !== 'category')]) {
    lost.push(domain === 'post_tag' ? { what: 'tags', of: name } : `${domain} ${name}`);
  }
  for (const key of meta.keys()) {
    // WordPress and plugins begin the names of their own with a line.
    if (!key.startsWith('_') && !readMeta.has(key)) lost.push(`custom field ${key}`);
  }
  const id = field('wp:post_id');
  const content = htmlOfWordPress(
    atTheirPlace(field('content:encoded'), index),
    { ...index, post: id },
    lost,
  );
  const thumbnail = index.attachments.get(meta.get('_thumbnail_id') ?? '');
  const link = field('link').trim();
  const isVideo = thumbnail && !isPicture(thumbnail);
  if (isVideo) lost.push('its featured file, which is not a picture');
  const date = field('wp:post_date');
  return {
    kind: 'post',
    created_at: timeOf(field('wp:post_date_gmt')),
    updated_at: timeOf(field('wp:post_modified_gmt')),
    base: link || undefined,
    id: id || link,
    isLive: isLive && !password,
    slug: field('wp:post_name'),
    title: wordsOf(field('title')),
    excerpt: wordsOf(field('excerpt:encoded')) || moreExcerpt(field('content:encoded')),
    date: /^0000/.test(date) ? '' : dayOf(date) || dayOf(field('pubDate')),
    author: index.authors.get(field('dc:creator')) ?? field('dc:creator'),
    category: category?.name ?? '',
    content: content.trim() === '' && thumbnail ? pictureHtml(thumbnail) : content,
    image: thumbnail && !isVideo ? thumbnail.url : '',
    image_alt: thumbnail?.alt || null,
    seo_title: plainOf(meta.get('_yoast_wpseo_title') ?? meta.get('rank_math_title') ?? ''),
    seo_description: plainOf(
      meta.get('_yoast_wpseo_metadesc') ?? meta.get('rank_math_description') ?? '',
    ),
    addresses: [link, id && `${index.site}/?p=${id}`, field('guid').trim()].filter((address) =>
      /^(https?:|\/)/.test(address),
    ),
    formerSlugs: [],
    losses: lost,
  };
}

/** Fields of plugins that are read. */
const readMeta = new Set(['rank_math_title', 'rank_math_description']);

/**
 * Of pictures that WordPress made smaller, or that its network i0.wp.com gave out, the addresses of
 * the whole ones; of links to a file's page, those of the file.
 */
const atTheirPlace = (content: string, { whole, pages }: Index): string =>
  content
    .replace(/https?:\/\/i\d\.wp\.com\/([^"'\s?<>]{1,500})(?:\?[^"'\s<>]*)?/g, 'https://$1')
    .replace(
      /(https?:\/\/[^"'\s]{1,500}?)-\d+x\d+(\.\w{3,4})\b/g,
      (small, start: string, ending: string) =>
        whole.has(start + ending) ? start + ending : small,
    )
    .replace(/\bhref="([^"]{1,500})"/g, (link, page: string) => {
      const url = pages.get(page);
      return url ? `href="${url}"` : link;
    });

/** Every address that a post names. */
const addressesIn = ({ content, image }: ImportedPost): string[] => [
  image,
  ...Array.from(content.matchAll(/(?:src|href)="([^"]*)"/g), ([, url = '']) =>
    url.replaceAll('&amp;', '&'),
  ),
];

/** What stands before the mark for more. */
const moreExcerpt = (content: string): string =>
  content.includes('<!--more') ? wordsOf(content.slice(0, content.indexOf('<!--more'))) : '';

/** A plugin's text without its variables, such as `%%title%%`. */
const plainOf = (text: string): string =>
  wordsOf(text.replace(/%%?\w+%%?/g, ' ')).replace(/^[\s|–—-]+|[\s|–—-]+$/g, '');
