import type { FindingKind } from '../../../api/types';

/** What a kind of finding is called where it is chosen, those that block first. */
export const kindNames: Record<FindingKind, string> = {
  'picture-undecided': 'Picture without alt text',
  'picture-file-name': 'Alt text is a file name',
  'picture-missing': 'Missing picture',
  'link-missing': 'Broken link',
  'link-empty': 'Empty link',
  'anchor-missing': 'Link to a missing anchor',
  'heading-skipped': 'Skipped heading level',
  'fact-missing': 'Unknown fact',
  'fact-unconfirmed': 'Fact without a confirmed value',
  'heading-empty': 'Empty heading',
  'text-refused': 'Text that can’t be saved',
  'title-length': 'Title length',
  'description-length': 'Description length',
  'no-picture': 'No picture',
  'no-link': 'No link',
  'long-sentence': 'Long sentence',
  'long-paragraph': 'Long paragraph',
  'table-headers': 'Table without headers',
  'first-level-heading': 'Level 1 heading',
  'insecure-link': 'http: link',
  'link-moved': 'Link to an old address',
  'link-not-live': 'Link to a post that isn’t live',
};
