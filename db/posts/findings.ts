/** Kinds of what the checks find: the first must be mended before a post goes live. */
const blockingKinds = [
  'picture-undecided',
  'picture-file-name',
  'picture-missing',
  'link-missing',
  'link-empty',
  'anchor-missing',
  'heading-skipped',
  'heading-empty',
  'fact-missing',
  'fact-unconfirmed',
  'text-refused',
] as const;
const advisoryKinds = [
  'title-length',
  'description-length',
  'no-picture',
  'no-link',
  'long-sentence',
  'long-paragraph',
  'table-headers',
  'first-level-heading',
  'insecure-link',
  'link-moved',
  'link-not-live',
] as const;

export type FindingKind = (typeof blockingKinds)[number] | (typeof advisoryKinds)[number];

/** Something about a post that must be mended before it goes live, or is worth a look. */
export interface Finding {
  level: 'block' | 'advise';
  code: FindingKind;
  /** The post's field that it stands in. */
  field:
    | 'title'
    | 'seo_title'
    | 'excerpt'
    | 'seo_description'
    | 'image_url'
    | 'image_alt'
    | 'content';
  /** One sentence that says what to do. */
  message: string;
  /** The beginning of the text that it is about, for finding it again. */
  excerpt?: string;
  /** Where it is in the text: the `nth` element (from 0) with this tag, in the order of the text. */
  element?: { tag: string; nth: number };
}
