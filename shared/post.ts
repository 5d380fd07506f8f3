/** A field of a post, for forms, comparisons and messages. */
export interface PostField {
  label: string;
  /** Maximum characters. */
  max?: number;
  /** Required for publishing. */
  isRequired?: true;
  /** Keeps its value if a call on a live post omits it. */
  isOptional?: true;
  /** Null means not decided yet. */
  isNullable?: true;
  /** How its value is displayed; default: text. */
  shown?: 'altText' | 'date' | 'image';
  /** Contains HTML. */
  isHtml?: true;
}

/** A post's own fields, in the order of display and validation. */
export const postFields = {
  title: { label: 'Title', max: 300, isRequired: true },
  slug: { label: 'Slug', max: 200, isRequired: true },
  excerpt: { label: 'Excerpt', max: 2000, isRequired: true },
  date: { label: 'Date', max: 10, isRequired: true, shown: 'date' },
  author: { label: 'Author', max: 200, isRequired: true },
  category: { label: 'Category', max: 200, isRequired: true },
  image_url: { label: 'Featured Image', shown: 'image' },
  image_alt: {
    label: 'Alt text',
    max: 500,
    isOptional: true,
    isNullable: true,
    shown: 'altText',
  },
  seo_title: { label: 'Heading in search results', max: 200, isOptional: true },
  seo_description: { label: 'Text in search results', max: 500, isOptional: true },
  content: { label: 'Content', isRequired: true, isHtml: true },
} as const satisfies Record<string, PostField>;

type Fields = typeof postFields;
export type PostFieldName = keyof Fields;
type NamesWith<Mark extends object> = {
  [Name in PostFieldName]: Fields[Name] extends Mark ? Name : never;
}[PostFieldName];
export type OptionalName = NamesWith<{ isOptional: true }>;

/** Values of a post's own fields, live or not. */
export type PostValues = {
  [Name in PostFieldName]: Name extends NamesWith<{ isNullable: true }> ? string | null : string;
};

export const postFieldNames = Object.keys(postFields) as PostFieldName[];
/** All except the text. */
export type HeadName = Exclude<PostFieldName, 'content'>;
export const headNames = postFieldNames.filter((name) => name !== 'content');
export const fieldOf = (name: PostFieldName): PostField => postFields[name];

/** Picks a post's own fields from a larger row. */
export const postValues = (row: PostValues): PostValues =>
  Object.fromEntries(postFieldNames.map((name) => [name, row[name]])) as PostValues;

/** The same from a form or record that may lack some: missing ones are empty or undecided. */
export const postValuesOf = (row: Readonly<Record<string, unknown>>): PostValues =>
  Object.fromEntries(
    postFieldNames.map((name) => {
      const value = row[name];
      const empty = fieldOf(name).isNullable ? null : '';
      return [name, typeof value === 'string' ? value : empty];
    }),
  ) as PostValues;

export const emptyPost = postValuesOf({});

export const isSamePost = (one: PostValues, other: PostValues): boolean =>
  postFieldNames.every((name) => one[name] === other[name]);
