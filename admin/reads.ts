import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { describedAs, type ResourceName } from '../shared/resources';
import { httpClient } from './httpClient';
import { queryClient } from './queryClient';

/** API paths that aren't described resources. */
type OtherName =
  | 'account/signature'
  | 'answer-fields'
  | 'authors'
  | 'change-days'
  | 'comparisons'
  | 'dead-links'
  | 'draft-note-replies'
  | 'draft-notes'
  | 'draft-recoveries'
  | 'due'
  | 'enquiry-numbers'
  | 'erasures'
  | 'exports'
  | 'fact-checks'
  | 'fact-confirmations'
  | 'fact-uses'
  | 'ignored-links'
  | 'images'
  | 'known-facts'
  | 'mail-state'
  | 'media-recoveries'
  | 'media-replacements'
  | 'page-misses'
  | 'passkey-challenges'
  | 'passkeys/challenge'
  | 'person-hours'
  | 'personal-data'
  | 'post-changes'
  | 'preview-links'
  | 'publications'
  | 'recoveries'
  | 'restorations'
  | 'search'
  | 'search-misses'
  | 'second-step/recovery-codes'
  | 'session/confirmation'
  | 'signable-pages'
  | 'signature-changes'
  | 'slots'
  | 'snippet-uses'
  | 'unpublications';

export type ReadName = ResourceName | OtherName;

/**
 * Reads something other than a list or record from /api/{name}{rest}. Its query key begins with the
 * name, like react-admin's. Refetching never opens a sign-in dialog, since somebody may be typing.
 * @param rest further path segments and the query.
 */
export const useRead = <Result>(
  name: ReadName,
  rest = '',
  options: Omit<UseQueryOptions<Result>, 'queryKey' | 'queryFn'> = {},
) =>
  useQuery<Result>({
    ...options,
    queryKey: [name, 'read', rest],
    queryFn: async ({ client, queryKey, signal }) => {
      const canPrompt = client.getQueryData(queryKey) === undefined;
      return (await httpClient(`/api/${name}${rest}`, { signal, canPrompt })).json;
    },
  });

export const readOnce = async <Result>(name: ReadName, rest = ''): Promise<Result> =>
  (await httpClient(`/api/${name}${rest}`)).json;

const post = [
  'blogs',
  'drafts',
  'versions',
  'draft-recoveries',
  'comparisons',
  'due',
  'publication-requests',
] as const;
const facts = [
  'fact-list',
  'fact-values',
  'fact-uses',
  'known-facts',
  'change-days',
  'signable-pages',
  'due',
] as const;
const enquiry = [
  'enquiries',
  'enquiry-joins',
  'enquiry-numbers',
  'bookings',
  'slots',
  'outbox',
  'due',
] as const;
const account = ['account', 'sessions', 'passkeys', 'answer-fields'] as const;

/** Reads that a change of a resource invalidates, besides its own lists and records. */
const shownIn: { readonly [Name in ReadName]?: readonly ReadName[] } = {
  blogs: [...post, 'blog-categories', 'authors', 'media'],
  'blog-categories': ['blogs'],
  drafts: post,
  'draft-recoveries': post,
  'publication-requests': ['blogs', 'due'],
  publications: [...post, 'authors', 'checks'],
  'post-changes': [...post, 'blog-categories', 'authors', 'media'],
  unpublications: [...post, 'checks'],
  recoveries: [...post, 'blog-categories'],
  restorations: post,
  'draft-note-replies': ['draft-notes'],
  redirects: ['page-misses'],
  snippets: ['snippet-uses', 'signable-pages'],
  'ignored-links': ['dead-links', 'page-misses', 'checks'],
  trash: [...post, 'media'],
  'media-recoveries': ['media'],
  'media-replacements': ['media', ...post],
  signatures: ['signable-pages', 'signature-changes', 'due'],
  'fact-list': facts,
  'fact-values': facts,
  'fact-checks': facts,
  'fact-confirmations': facts,
  enquiries: enquiry,
  bookings: enquiry,
  'booking-withdrawals': enquiry,
  'consultation-notes': enquiry,
  'enquiry-answers': enquiry,
  'enquiry-notes': enquiry,
  'enquiry-replies': enquiry,
  'enquiry-contacts': enquiry,
  'enquiry-joins': enquiry,
  outbox: [...enquiry, 'mail-state'],
  subscribers: ['outbox'],
  'test-mails': ['outbox', 'mail-state'],
  account,
  'account/signature': account,
  'second-step': account,
  'second-step/recovery-codes': account,
  passkeys: account,
  sessions: account,
  admins: ['sessions'],
  people: ['due', 'media', 'bookings', 'slots', 'person-hours'],
  offices: ['media', 'due', 'bookings', 'slots', 'person-hours'],
  'special-days': ['due', 'bookings', 'slots', 'person-hours'],
  'consultation-kinds': ['slots'],
  partners: ['media'],
  approvals: ['media', 'due'],
  claims: ['due'],
  company: ['due', 'slots'],
};

/** Refetches what the page shows of a changed resource, by its API name. */
export function refreshShown(changed: string): Promise<void> {
  const names: readonly unknown[] = [changed, ...(shownIn[changed as ReadName] ?? [])].flatMap(
    (name) => [
      name,
      // react-admin's keys begin with the page's name.
      describedAs(name)?.page,
    ],
  );
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => names.includes(queryKey[0]),
  });
}
