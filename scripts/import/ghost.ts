import { escapeHtml } from '../../api/posts/html/tree';
import { cut } from '../../shared/cut';
import { htmlOfCards } from './ghostCards';
import { beginningOf, jsonRows, type Row, textField } from './readFile';
import { type ImportSource, type Loss, newPost, type PostRecord } from './records';
import { dayOf, plainWords, plannedTime, timeOf } from './text';

const paths = ['$.db.*.data.*.*', '$.data.*.*', '$.data.data.*.*'];
const form = /^\{\s*"(db|data|meta|images)"\s*:/;

type Ordered = { id: string; order: number }[];

/** Everything in an export except posts. */
const newIndex = () => ({
  tags: new Map<string, Row>(),
  users: new Map<string, string>(),
  /** By the post's id. */
  tagsOf: new Map<string, Ordered>(),
  authorsOf: new Map<string, Ordered>(),
  meta: new Map<string, Row>(),
  others: new Map<string, number>(),
  site: '',
});
type Index = ReturnType<typeof newIndex>;

/** Opens a Ghost export (JSON, versions 1 to 6); undefined if the file isn't one. */
export async function ghostSource(file: string): Promise<ImportSource | undefined> {
  if (!form.test(beginningOf(file))) return undefined;
  const index = await indexOf(file);
  return {
    label: `the Ghost export ${file}`,
    key: `ghost ${index.site}`.trim(),
    site: index.site,
    async *read() {
      for (const tag of new Set([...index.tagsOf.keys()].map((id) => tagsOf(id, index).open[0]))) {
        const description = plainWords(textField(tag ?? {}, 'description'));
        if (tag)
          yield {
            kind: 'row',
            list: 'categories',
            row: { name: textField(tag, 'name'), description },
          };
      }
      for await (const { table, row } of jsonRows(file, paths)) {
        if (table === 'posts') yield postOf(row, index);
      }
      for (const [table, count] of index.others)
        yield { kind: 'loss', what: `${count} rows of ${table}` };
    },
  };
}

/** Tables without content, and tables that are read. */
const silent =
  /^(posts|tags|users|posts_tags|posts_authors|posts_meta|migrations.*|permissions.*|roles.*|settings|actions|brute|clients|client_.*|refreshtokens|accesstokens|sessions|jobs|tokens|integrations|api_keys|mobiledoc_revisions|post_revisions|app_.*|apps|custom_theme_settings)$/;

async function indexOf(file: string): Promise<Index> {
  const index = newIndex();
  for await (const { table, row } of jsonRows(file, paths)) {
    const id = textField(row, 'id');
    if (table === 'tags') index.tags.set(id, row);
    else if (table === 'users') index.users.set(id, textField(row, 'name'));
    else if (table === 'posts_tags') push(index.tagsOf, row, 'tag_id');
    else if (table === 'posts_authors') push(index.authorsOf, row, 'author_id');
    else if (table === 'posts_meta') index.meta.set(textField(row, 'post_id'), row);
    else if (table === 'settings' && textField(row, 'key') === 'url')
      index.site = textField(row, 'value');
    else if (!silent.test(table)) index.others.set(table, (index.others.get(table) ?? 0) + 1);
  }
  return index;
}

function push(lists: Map<string, Ordered>, row: Row, field: string): void {
  const post = textField(row, 'post_id');
  const list = lists.get(post) ?? [];
  list.push({
    id: textField(row, field),
    order: Number(textField(row, 'sort_order') || list.length),
  });
  lists.set(post, list);
}

const inOrder = (list: Ordered = []): string[] =>
  list.toSorted((one, other) => one.order - other.order).map(({ id }) => id);

/** Returns a post's tags in order. Internal ones (`#…`) are never shown. */
function tagsOf(post: string, index: Index): { open: Row[]; internal: Row[] } {
  const tags = inOrder(index.tagsOf.get(post)).flatMap((id): Row[] => {
    const tag = index.tags.get(id);
    return tag ? [tag] : [];
  });
  const isInternal = (tag: Row) =>
    textField(tag, 'visibility') === 'internal' || textField(tag, 'name').startsWith('#');
  return { open: tags.filter((tag) => !isInternal(tag)), internal: tags.filter(isInternal) };
}

/** Replaces Ghost's placeholder for its own address, which an export doesn't contain. */
const fromRoot = (text: string): string =>
  text.replace(/__GHOST_URL__(?=\\?\/)/g, '').replaceAll('__GHOST_URL__', '/');

const isOn = (value: unknown): boolean => value === true || value === 1;
const copy = '(it is imported as a draft)';

/** Explains why a post is imported as a draft; empty for plain drafts. */
function statusLosses(row: Row, meta: Row): Loss[] {
  const text = (name: string) => textField(row, name);
  const losses: Loss[] = [];
  const visibility = text('visibility') || 'public';
  if (text('type') === 'page' || isOn(row.page)) losses.push(`that it is a page ${copy}`);
  if (text('status') === 'sent' || isOn(meta.email_only))
    losses.push(`that it went out by e-mail alone ${copy}`);
  if (text('status') === 'scheduled' && !plannedTime(text('published_at'))) {
    const what = `its scheduled time ${copy}`;
    losses.push({ what, of: text('published_at') });
  }
  if (visibility !== 'public') losses.push(`that it is for ${visibility} only ${copy}`);
  return losses;
}

/** Fields of a post and its meta row that are read, or say nothing to a reader of another site. */
const known = new Set([
  'id',
  'uuid',
  'post_id',
  'title',
  'slug',
  'mobiledoc',
  'lexical',
  'html',
  'plaintext',
  'custom_excerpt',
  'feature_image',
  'image',
  'feature_image_alt',
  'featured',
  'type',
  'page',
  'status',
  'visibility',
  'author_id',
  'primary_author_id',
  'meta_title',
  'meta_description',
  'created_at',
  'updated_at',
  'published_at',
  'email_only',
  'comment_id',
  'amp',
  'markdown',
  'created_by',
  'updated_by',
  'published_by',
  'locale',
  'language',
  'show_title_and_feature_image',
  'newsletter_id',
  'email_recipient_filter',
  'mobiledoc_revision_id',
  'feature_image_caption',
]);

function postOf(written: Row, index: Index): PostRecord {
  const row: Row = Object.fromEntries(
    Object.entries(written).map(([name, value]) => [
      name,
      typeof value === 'string' ? fromRoot(value) : value,
    ]),
  );
  const text = (name: string) => textField(row, name);
  const id = text('id');
  const meta = index.meta.get(id) ?? row;
  const losses = statusLosses(row, meta);
  const isPlanned = text('status') === 'scheduled';
  const isLive = (text('status') === 'published' || isPlanned) && losses.length === 0;
  const { open, internal } = tagsOf(id, index);
  if (isOn(row.featured)) losses.push('that it is featured');
  for (const tag of open.slice(1)) losses.push({ what: 'tags', of: textField(tag, 'name') });
  for (const tag of internal) losses.push({ what: 'internal tags', of: textField(tag, 'name') });
  for (const [name, value] of Object.entries({ ...index.meta.get(id), ...row })) {
    const isSaid = typeof value === 'string' ? value !== '' : typeof value === 'number';
    if (isSaid && !known.has(name)) losses.push(name);
  }
  if (textField(meta, 'feature_image_caption')) losses.push('the caption of its picture');
  const authors = inOrder(index.authorsOf.get(id));
  const first = text('author_id') || text('primary_author_id');
  const names = (authors.length > 0 ? authors : [first]).flatMap(
    (each) => index.users.get(each) ?? [],
  );
  const slug = text('slug');
  const plain = text('plaintext');
  return newPost({
    created_at: timeOf(text('created_at')),
    updated_at: timeOf(text('updated_at')),
    id: text('uuid') || id || slug,
    state: isLive ? 'live' : 'draft',
    publish_at: isLive && isPlanned ? plannedTime(text('published_at')) : undefined,
    slug,
    title: text('title'),
    excerpt: text('custom_excerpt') || cut(plain, 200).trim(),
    date: dayOf(timeOf(text('published_at')) ?? timeOf(text('created_at')) ?? ''),
    author: names.join(', '),
    category: open[0] ? textField(open[0], 'name') : '',
    content: htmlOfCards(row, losses) || (plain && `<p>${escapeHtml(plain)}</p>`),
    image_url: text('feature_image') || text('image'),
    share_image: textField(meta, 'og_image') || text('og_image'),
    image_alt: textField(meta, 'feature_image_alt') || null,
    seo_title: textField(meta, 'meta_title') || text('meta_title'),
    seo_description: textField(meta, 'meta_description') || text('meta_description'),
    old_addresses: slug ? [`/${slug}/`] : [],
    losses,
  });
}
