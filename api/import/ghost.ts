import { escapeHtml } from '../articles/htmlTree';
import { htmlOfCards } from './ghostCards';
import { jsonRows, type Row, textOf } from './jsonRows';
import type { Imported, ImportedPost, Source } from './shape';
import { beginningOf } from './sourceFile';
import { dayOf, timeOf, wordsOf } from './values';

const paths = ['$.db.*.data.*.*', '$.data.*.*', '$.data.data.*.*'];
const form = /^\{\s*"(db|data|meta|images)"\s*:/;

/** Everything of an export but its posts. */
const newIndex = () => ({
  tags: new Map<string, Row>(),
  users: new Map<string, string>(),
  /** By the post's id. */
  categories: new Map<string, string[]>(),
  authors: new Map<string, string[]>(),
  meta: new Map<string, Row>(),
  others: new Map<string, number>(),
  site: '',
});
type Index = ReturnType<typeof newIndex>;

/** A Ghost export (JSON, versions 1 to 6); undefined where the file is none. */
export async function ghostSource(file: string): Promise<Source | undefined> {
  const start = beginningOf(file);
  if (!form.test(start)) return undefined;
  const index = await indexOf(file);
  return {
    label: `the Ghost export ${file}`,
    key: `ghost ${index.site}`.trim(),
    site: index.site,
    async *read() {
      for await (const { table, row } of jsonRows(file, paths)) {
        if (table === 'posts') yield postOf(row, index);
      }
      for (const tag of index.tags.values()) {
        const [name, description] = [textOf(tag, 'name'), wordsOf(textOf(tag, 'description'))];
        const isUsed = [...index.categories.values()].some(
          ([first]) => first === textOf(tag, 'id'),
        );
        if (isUsed && !name.startsWith('#'))
          yield { kind: 'category', id: textOf(tag, 'slug') || name, name, description };
      }
      for (const [table, count] of index.others) {
        yield { kind: 'loss', what: `${count} rows of ${table}` } satisfies Imported;
      }
    },
  };
}

/** Tables that say nothing of the content, and those that are read. */
const silent =
  /^(posts|tags|users|posts_tags|posts_authors|posts_meta|migrations.*|permissions.*|roles.*|settings|actions|brute|clients|client_.*|refreshtokens|accesstokens|sessions|jobs|tokens|integrations|api_keys|mobiledoc_revisions|post_revisions|app_.*|apps|custom_theme_settings)$/;

async function indexOf(file: string): Promise<Index> {
  const index = newIndex();
  for await (const { table, row } of jsonRows(file, paths)) {
    const id = textOf(row, 'id');
    if (table === 'tags') index.tags.set(id, row);
    else if (table === 'users') index.users.set(id, textOf(row, 'name'));
    else if (table === 'posts_tags') push(index.categories, row, 'tag_id');
    else if (table === 'posts_authors') push(index.authors, row, 'author_id');
    else if (table === 'posts_meta') index.meta.set(textOf(row, 'post_id'), row);
    else if (table === 'settings' && textOf(row, 'key') === 'url')
      index.site = textOf(row, 'value');
    else if (!silent.test(table)) index.others.set(table, (index.others.get(table) ?? 0) + 1);
  }
  return index;
}

function push(lists: Map<string, string[]>, row: Row, field: string): void {
  const post = textOf(row, 'post_id');
  const list = lists.get(post) ?? [];
  const order = Number(textOf(row, 'sort_order') || list.length);
  list.splice(Math.min(order, list.length), 0, textOf(row, field));
  lists.set(post, list);
}

function postOf(row: Row, index: Index): ImportedPost {
  const text = (name: string) => textOf(row, name);
  const id = text('id');
  const meta = index.meta.get(id) ?? row;
  const losses: string[] = [];
  const [tag, ...moreTags] = index.categories.get(id) ?? [];
  const isPage = text('type') === 'page' || row.page === true || row.page === 1;
  const visibility = text('visibility') || 'public';
  if (isPage) losses.push('that it is a page (it comes as a working copy)');
  if (visibility !== 'public')
    losses.push(`that it is for ${visibility} only (it comes as a working copy)`);
  if (row.featured === true || row.featured === 1) losses.push('that it is featured');
  if (moreTags.length > 0) losses.push('tags');
  for (const name of [
    'codeinjection_head',
    'codeinjection_foot',
    'canonical_url',
    'custom_template',
  ]) {
    if (text(name)) losses.push(name);
  }
  const authors = index.authors.get(id) ?? [text('author_id') || text('primary_author_id')];
  const names = authors.flatMap((author) => index.users.get(author) ?? []);
  const title = text('title');
  const slug = text('slug');
  const seo = (name: string) => textOf(meta, name) || text(name);
  const content = text('html') || htmlOfCards(row, losses);
  const caption = textOf(meta, 'feature_image_caption');
  if (caption) losses.push('the caption of its picture');
  return {
    kind: 'post',
    created_at: timeOf(text('created_at')),
    updated_at: timeOf(text('updated_at')),
    id: text('uuid') || id || slug,
    isLive: text('status') === 'published' && !isPage && visibility === 'public',
    slug,
    title,
    excerpt: text('custom_excerpt') || text('plaintext').slice(0, 200).trim(),
    date: dayOf(timeOf(text('published_at')) ?? timeOf(text('created_at')) ?? ''),
    author: names.join(', '),
    category: tag === undefined ? '' : textOf(index.tags.get(tag) ?? {}, 'name').replace(/^#/, ''),
    content: content || (text('plaintext') && `<p>${escapeHtml(text('plaintext'))}</p>`),
    image: text('feature_image') || text('image'),
    image_alt: textOf(meta, 'feature_image_alt') || null,
    seo_title: seo('meta_title'),
    seo_description: seo('meta_description'),
    addresses: slug ? [`${index.site || 'https://ghost.invalid'}/${slug}/`] : [],
    formerSlugs: [],
    losses,
  };
}
