import type { FormField } from '../ui/forms/FormField';

/** The form's fields in the order in which they are shown and checked. */
export const postFields: readonly FormField[] = [
  { source: 'title', label: 'Title', isRequired: true, kind: 'text' },
  { source: 'slug', label: 'Slug', isRequired: true, kind: 'text' },
  { source: 'excerpt', label: 'Excerpt', isRequired: true, kind: 'text' },
  { source: 'date', label: 'Date', isRequired: true, kind: 'text', shown: 'date' },
  { source: 'author', label: 'Author', isRequired: true, kind: 'text' },
  { source: 'category', label: 'Category', isRequired: true, kind: 'text' },
  {
    source: 'image_url',
    label: 'Featured Image',
    isRequired: false,
    kind: 'text',
    shown: 'image',
  },
  { source: 'image_alt', label: 'Alt text', isRequired: false, kind: 'text', shown: 'altText' },
  { source: 'seo_title', label: 'Heading in search results', isRequired: false, kind: 'text' },
  { source: 'seo_description', label: 'Text in search results', isRequired: false, kind: 'text' },
  { source: 'content', label: 'Content', isRequired: true, kind: 'html' },
];
