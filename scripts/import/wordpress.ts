import { beginningOf } from './readFile';
import {
  type ImportRecord,
  type ImportSource,
  type Loss,
  newPost,
  type PostRecord,
} from './records';
import { dayOf, plainWords, plannedTime, timeOf } from './text';
import { type Attachment, htmlOfWordPress, isImage, pictureHtml } from './wordpressText';
import { type Entry, wxrEntries } from './wxr';

/** Everything in an export that posts refer to. */
const newIndex = () => ({
  site: '',
  attachments: new Map<string, Attachment>(),
  whole: new Set<string>(),
  /** The same by the addresses of their attachment pages. */
  pages: new Map<string, string>(),
  reusable: new Map<string, string>(),
  authors: new Map<string, string>(),
  problems: [] as string[],
});
type Index = ReturnType<typeof newIndex>;

/** Losses by status; only published entries are imported live. */
const statuses: Record<string, string> = {
  publish: '',
  draft: '',
  private: 'that it was private',
  pending: 'that it was pending review',
  future: 'its scheduled time',
};
const copy = '(it is imported as a draft)';

/** Opens a WordPress export (WXR 1.0 to 1.2); undefined if the file isn't one. */
export async function wordpressSource(file: string): Promise<ImportSource | undefined> {
  if (!/^<(\?xml|rss|!DOCTYPE)/i.test(beginningOf(file))) return undefined;
  const index = await indexOf(file);
  return {
    label: `the WordPress export of ${index.site || file}`,
    key: `wordpress ${index.site}`,
    site: index.site,
    async *read() {
      for (const what of index.problems) yield { kind: 'loss', what };
      const unread = new Map<string, number>();
      const unseen = new Set(index.whole);
      const lose = (what: string, count = 1) => unread.set(what, (unread.get(what) ?? 0) + count);
      for await (const entry of wxrEntries(file, () => {})) {
        if (entry.comments > 0) lose('comments', entry.comments);
        const record = recordOf(entry, index, lose);
        if (!record) continue;
        if (record.kind === 'post') for (const url of addressesIn(record)) unseen.delete(url);
        yield record;
      }
      if (unseen.size > 0) lose('files of the media library that no text shows', unseen.size);
      if (index.authors.size > 0)
        lose('accounts of authors (posts keep their names)', index.authors.size);
      for (const [what, count] of unread) yield { kind: 'loss', what: `${count} ${what}` };
    },
  };
}

async function indexOf(file: string): Promise<Index> {
  const index = newIndex();
  const problem = (what: string) => {
    if (index.problems.length < 20) index.problems.push(`not well-formed: ${what}`);
  };
  for await (const { name, fields, meta } of wxrEntries(file, problem)) {
    const field = (key: string) => fields.get(key)?.trim() ?? '';
    if (name === 'channel') {
      index.site = (field('wp:base_blog_url') || field('link')).replace(/\/+$/, '');
    } else if (name === 'wp:author') {
      const login = field('wp:author_login');
      index.authors.set(login, field('wp:author_display_name') || login);
    } else if (field('wp:post_type') === 'wp_block') {
      index.reusable.set(field('wp:post_id'), field('content:encoded'));
    } else if (field('wp:post_type') === 'attachment') {
      const url = field('wp:attachment_url') || field('guid');
      index.whole.add(url);
      if (field('link')) index.pages.set(field('link'), url);
      index.attachments.set(field('wp:post_id'), {
        url,
        parent: field('wp:post_parent'),
        alt: plainWords(meta.get('_wp_attachment_image_alt') ?? ''),
        caption: field('excerpt:encoded'),
      });
    }
  }
  return index;
}

function recordOf(
  entry: Entry,
  index: Index,
  lose: (what: string) => void,
): ImportRecord | undefined {
  const field = (name: string) => entry.fields.get(name) ?? '';
  if (entry.name === 'wp:category') {
    if (field('wp:category_parent')) lose('places of categories below others');
    const description = plainWords(field('wp:category_description'));
    return {
      kind: 'row',
      list: 'categories',
      row: { name: plainWords(field('wp:cat_name')), description },
    };
  }
  if (entry.name === 'wp:tag') lose('tags');
  if (entry.name === 'wp:term') lose('terms of menus and other taxonomies');
  if (entry.name !== 'item') return undefined;
  const type = field('wp:post_type') || 'post';
  const status = field('wp:status');
  // Imported with the posts that use them.
  if (type === 'attachment' || type === 'wp_block') return undefined;
  if (type !== 'post' && type !== 'page') lose(`entries of the type ${type}`);
  else if (!(status in statuses)) lose(`${type}s that are ${status || 'of no status'}`);
  else return postOf(entry, index, type === 'page');
  return undefined;
}

function postOf(entry: Entry, index: Index, isPage: boolean): PostRecord {
  const { meta } = entry;
  const field = (name: string) => entry.fields.get(name) ?? '';
  const losses: Loss[] = [];
  const [id, status, link] = [field('wp:post_id'), field('wp:status'), field('link').trim()];
  const password = field('wp:post_password');
  if (isPage) losses.push(`that it is a page ${copy}`);
  const plannedAt = plannedTime(field('wp:post_date_gmt'));
  const isPublished = status === 'publish' || (status === 'future' && plannedAt !== undefined);
  if (status === 'future' && !plannedAt)
    losses.push({ what: `${statuses[status]} ${copy}`, of: field('wp:post_date') });
  else if (status !== 'future' && statuses[status]) losses.push(`${statuses[status]} ${copy}`);
  if (password) losses.push(`its password ${copy}`);
  if (field('wp:is_sticky') === '1') losses.push('that it was pinned to the top of the list');
  const category = entry.categories.find(({ domain }) => domain === 'category');
  for (const term of entry.categories) {
    const { domain, name } = term;
    if (domain === 'post_format') losses.push(`its format, ${name}`);
    else if (domain === 'post_tag') losses.push({ what: 'tags', of: name });
    else if (domain === 'category' && term !== category)
      losses.push({ what: 'categories after the first', of: name });
    else if (term !== category) losses.push({ what: `terms of ${domain}`, of: name });
  }
  for (const key of meta.keys()) {
    // WordPress and plugins prefix their own names with an underscore.
    if (!key.startsWith('_') && !readMeta.has(key)) losses.push(`custom field ${key}`);
  }
  const written = atTheirPlace(field('content:encoded'), index);
  const footnotes = meta.get('footnotes') ?? '';
  const content = htmlOfWordPress(written, { ...index, post: id, footnotes }, losses);
  const thumbnail = index.attachments.get(meta.get('_thumbnail_id') ?? '');
  const cover = thumbnail && isImage(thumbnail) ? thumbnail : undefined;
  if (thumbnail && !cover) losses.push('its featured file, which is not a picture');
  const date = field('wp:post_date');
  const addresses = [link, id && `${index.site}/?p=${id}`, field('guid').trim()];
  const plugins = (...names: string[]) =>
    plainOf(names.map((name) => meta.get(name)).find(Boolean) ?? '');
  return newPost({
    id: id || link,
    state: isPublished && !isPage && !password ? 'live' : 'draft',
    publish_at: status === 'future' ? plannedAt : undefined,
    created_at: timeOf(field('wp:post_date_gmt')),
    updated_at: timeOf(field('wp:post_modified_gmt')),
    base: link || undefined,
    slug: field('wp:post_name'),
    title: plainWords(field('title')),
    excerpt: plainWords(field('excerpt:encoded')) || moreExcerpt(field('content:encoded')),
    date: /^0000/.test(date) ? '' : dayOf(date) || dayOf(field('pubDate')),
    author: index.authors.get(field('dc:creator')) ?? field('dc:creator'),
    category: category?.name ?? '',
    content: content.trim() === '' && thumbnail ? pictureHtml(thumbnail) : content,
    image_url: cover?.url ?? '',
    image_alt: cover?.alt || null,
    seo_title: plugins('_yoast_wpseo_title', 'rank_math_title'),
    seo_description: plugins('_yoast_wpseo_metadesc', 'rank_math_description'),
    old_addresses: addresses.filter((address) => /^(https?:|\/)/.test(address)),
    losses,
  });
}

/** Plugin fields that are read. */
const readMeta = new Set(['rank_math_title', 'rank_math_description', 'footnotes']);

/**
 * Replaces resized images and those from its network i0.wp.com with the originals, and links to
 * attachment pages with their files.
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

/** Returns every address in a post. */
const addressesIn = ({ content, image_url }: PostRecord): string[] => [
  image_url,
  ...Array.from(content.matchAll(/(?:src|href)="([^"]*)"/g), ([, url = '']) =>
    url.replaceAll('&amp;', '&'),
  ),
];

/** Returns the text before the "more" marker. */
const moreExcerpt = (content: string): string =>
  content.includes('<!--more') ? plainWords(content.slice(0, content.indexOf('<!--more'))) : '';

/** Returns a plugin's text without variables such as `%%title%%`. */
const plainOf = (text: string): string =>
  plainWords(text.replace(/%%?\w+%%?/g, ' ')).replace(/^[\s|–—-]+|[\s|–—-]+$/g, '');
