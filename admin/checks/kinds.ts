import type { FindingKind } from '../../api/types';

/** What a kind of finding is called where it is chosen, those that block first. */
export const kindNames: Record<FindingKind, string> = {
  'picture-undecided': 'Picture without a decision',
  'picture-file-name': 'Picture described by a file name',
  'picture-missing': 'Picture that is gone',
  'link-missing': 'Link that leads nowhere',
  'link-empty': 'Empty link',
  'anchor-missing': 'Link to a missing anchor',
  'heading-skipped': 'Skipped heading level',
  'fact-missing': 'Fact that there isn’t',
  'fact-unconfirmed': 'Fact without a confirmed value',
  'heading-empty': 'Empty heading',
  'text-refused': 'Text that cannot be saved',
  'title-length': 'Length of the title',
  'description-length': 'Length of the description',
  'no-picture': 'No picture',
  'no-link': 'No link',
  'long-sentence': 'Long sentence',
  'long-paragraph': 'Long paragraph',
  'table-headers': 'Table without headers',
  'first-level-heading': 'Heading of level 1',
  'insecure-link': 'http: link',
  'link-moved': 'Link to a former address',
  'link-not-live': 'Link to a post that is not live',
};
