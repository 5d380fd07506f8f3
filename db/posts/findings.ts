/** Kinds of findings that must be fixed before a post goes live. */
const blockingKinds = [
  'picture-undecided',
  'picture-file-name',
  'picture-missing',
  'paper-missing',
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
  'link-dead',
] as const;

export type FindingKind = (typeof blockingKinds)[number] | (typeof advisoryKinds)[number];

/** A problem that must be fixed before publishing, or a suggestion. */
export interface Finding {
  level: 'block' | 'advise';
  code: FindingKind;
  /** The post's field that it is about. */
  field:
    | 'title'
    | 'seo_title'
    | 'excerpt'
    | 'seo_description'
    | 'image_url'
    | 'share_image'
    | 'image_alt'
    | 'content';
  /** One sentence saying what to do. */
  message: string;
  /** The beginning of the text it is about, to locate it. */
  excerpt?: string;
  /** Its place: the `nth` element (from 0) with this tag, in document order. */
  element?: { tag: string; nth: number };
}
