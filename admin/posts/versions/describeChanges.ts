import type { ListedVersion } from '../../../api/types';

const names: Record<string, string> = {
  title: 'Title',
  slug: 'Slug',
  excerpt: 'Excerpt',
  date: 'Date',
  author: 'Author',
  category: 'Category',
  image_url: 'Featured picture',
  image_alt: 'Alt text',
  seo_title: 'Search title',
  seo_description: 'Search description',
  content: 'Text',
};

export const fieldName = (field: string): string => names[field] ?? field;

/** What a version changed, as 'Title, text: 3 words added, 1 removed'. */
export function describeChanges(changes: ListedVersion['changes']): string {
  if (!changes) return 'The first version';
  const { fields, words } = changes;
  const others = fields.filter((field) => field !== 'content').map(fieldName);
  const text = fields.includes('content') ? [describeWords(words)] : [];
  const all = [...others, ...text].join(', ');
  return all ? `Changed: ${all}` : 'Changed nothing';
}

/** 'text (3 words added, 1 removed)'. */
export function describeWords({ added, removed }: { added: number; removed: number }): string {
  const counts = [
    added > 0 ? `${added} ${added === 1 ? 'word' : 'words'} added` : '',
    removed > 0 ? `${removed} ${removed === 1 ? 'word' : 'words'} removed` : '',
  ].filter(Boolean);
  return `text (${counts.join(', ') || 'no words, only how it looks'})`;
}
