import {
  approvals,
  claims,
  company,
  consultationKinds,
  offices,
  partners,
  people,
  specialDays,
} from './firm';
import type { Fields, Happening, PlainResource, Resource, ValueOf, WriteMethod } from './resource';
import { snippetNameProblem, snippetTextProblem } from './snippets';
import { templateHelp, templateProblem } from './templateFields';

const to = (page: string) => (event: Happening) =>
  event.record_id && `/${page}/${encodeURIComponent(event.record_id)}`;
const toPost = to('blogs');
const toEnquiry = to('enquiries');
const trash = '/trash';

const isSitePath = (text: string): boolean => /^\/(?![/\\])\S*$/.test(text);

const replyTemplates = {
  noun: 'reply template',
  nouns: 'reply templates',
  isPersonal: true,
  menu: { group: 'People', label: 'Reply templates' },
  sort: ['name', 'ASC'],
  fields: {
    name: { label: 'Name', max: 100, isUnique: true },
    subject: {
      label: 'Subject',
      max: 200,
      isOptional: true,
      help: 'Leave this empty to keep the subject of the conversation.',
      problem: templateProblem,
    },
    text: { label: 'Text', max: 20_000, lines: 10, help: templateHelp, problem: templateProblem },
  },
} as const satisfies PlainResource;

const snippets = {
  noun: 'snippet',
  nouns: 'snippets',
  isPublic: true,
  menu: { group: 'Content', label: 'Snippets' },
  sort: ['name', 'ASC'],
  fields: {
    name: {
      label: 'Name',
      max: 60,
      isUnique: true,
      help: 'How texts refer to it, such as disclaimer',
      problem: snippetNameProblem,
    },
    text: {
      label: 'Text',
      max: 5000,
      lines: 8,
      help: 'An empty line begins a paragraph. **bold** and [words](/contact) are read. Visitors see a change at once, wherever it stands.',
      problem: snippetTextProblem,
    },
  },
} as const satisfies PlainResource;

/** Plain resources: their routes, pages, export and erasure follow from these descriptions. */
export const plainResources = {
  'answer-templates': replyTemplates,
  offices,
  people,
  'special-days': specialDays,
  'consultation-kinds': consultationKinds,
  partners,
  claims,
  approvals,
  company,
  snippets,
} as const satisfies Record<string, PlainResource>;

export type PlainName = keyof typeof plainResources;

/** Every resource of the API in lists, menu or activity, in menu order. */
export const resources = {
  blogs: {
    noun: 'post',
    nouns: 'posts',
    menu: { group: 'Content', label: 'Blog Posts' },
    readFrom: 'posts',
    isPublic: true,
    // Only what never was live.
    openToWriters: ['DELETE'],
    sort: ['date', 'DESC'],
    said: {
      create: 'Created and published post',
      update: 'Updated and published post',
      delete: 'Moved post to the trash',
      'take-over': 'Took over editing post',
    },
    opens: (event) => (event.action === 'delete' ? trash : toPost(event)),
  },
  posts: {
    noun: 'post',
    nouns: 'posts',
    sort: ['created_at', 'DESC'],
    said: { update: 'Changed author or category of post' },
    opens: toPost,
  },
  drafts: {
    noun: 'post',
    nouns: 'posts',
    openToWriters: ['POST', 'PUT', 'DELETE'],
    said: {
      delete: 'Discarded the draft of post',
      'take-over': 'Took over editing post',
    },
    opens: toPost,
  },
  versions: { noun: 'version', nouns: 'versions', sort: ['created_at', 'DESC'] },
  'publication-requests': {
    noun: 'post',
    nouns: 'posts',
    // Sending back is for those who publish.
    openToWriters: ['POST', 'DELETE'],
    said: {
      create: 'Asked for publishing post',
      update: 'Sent back post',
      delete: 'Took back asking for post',
    },
    opens: toPost,
  },
  checks: {
    noun: 'post',
    nouns: 'posts',
    menu: { group: 'Content', label: 'Checks' },
    sort: ['weight', 'DESC'],
  },
  'blog-categories': {
    noun: 'category',
    nouns: 'categories',
    menu: { group: 'Content', label: 'Blog Categories' },
    isPublic: true,
    sort: ['name', 'ASC'],
    fields: {
      name: { label: 'Name', max: 200 },
      description: { label: 'Description', max: 2000, lines: 3 },
    },
  },
  redirects: {
    noun: 'redirect',
    nouns: 'redirects',
    menu: { group: 'Content', label: 'Redirects' },
    sort: ['created_at', 'DESC'],
    fields: {
      from: {
        label: 'From',
        max: 500,
        help: 'A path of this site that has no page, such as /2024/05/a-post.',
        problem: (from) =>
          isSitePath(from) ? undefined : 'Enter a path of this site, such as /2024/05/a-post.',
      },
      to: {
        label: 'To',
        max: 500,
        help: 'A path of this site, such as /blog/a-post, or an address that begins with https://.',
        problem: (to) =>
          isSitePath(to) || (/^https:\/\/\S+$/.test(to) && URL.canParse(to))
            ? undefined
            : 'Enter a path of this site, such as /blog/a-post, or an address that begins with https://.',
      },
    },
  },
  media: {
    noun: 'image',
    nouns: 'images',
    menu: { group: 'Content', label: 'Media' },
    // Only what visitors don't see.
    openToWriters: ['PUT', 'DELETE'],
    sort: ['created_at', 'DESC'],
  },
  images: { noun: 'image', nouns: 'images', openToWriters: ['POST'] },
  papers: {
    noun: 'paper',
    nouns: 'papers',
    menu: { group: 'Content', label: 'Papers' },
    // Only what visitors don't see.
    openToWriters: ['POST', 'PUT', 'DELETE'],
    sort: ['created_at', 'DESC'],
    fields: { title: { label: 'Title', max: 200, help: 'As links and lists name it.' } },
  },
  'fact-list': {
    noun: 'fact',
    nouns: 'facts',
    menu: { group: 'Content', label: 'Facts' },
    page: 'facts',
    sort: ['days_until_review', 'ASC'],
  },
  signatures: {
    noun: 'signature',
    nouns: 'signatures',
    said: { create: 'Signed', delete: 'Took the signature back from' },
    opens: () => '/signatures',
  },
  trash: {
    noun: 'post',
    nouns: 'posts',
    menu: { group: 'Content', label: 'Trash' },
    // Only what never was live.
    openToWriters: ['DELETE'],
    said: { delete: 'Permanently deleted post' },
    opens: () => undefined,
  },
  'fact-values': {
    noun: 'fact value',
    nouns: 'fact values',
    sort: ['valid_from', 'DESC'],
    said: { create: 'Proposed a fact value' },
    // Its summary begins with the fact's key. The fact still exists after its value is deleted.
    opens: ({ summary }) => {
      const [key] = /^[a-z0-9-]+(?=: )/.exec(summary) ?? [];
      return key && `/facts/${key}`;
    },
  },
  enquiries: {
    noun: 'enquiry',
    nouns: 'enquiries',
    isPersonal: true,
    menu: { group: 'People', label: 'Enquiries' },
    sort: ['received_at', 'DESC'],
    said: { create: 'Entered an enquiry by hand', export: 'Exported enquiries' },
  },
  bookings: {
    noun: 'booking',
    nouns: 'bookings',
    isPersonal: true,
    menu: { group: 'People', label: 'Bookings' },
    sort: ['starts_at', 'ASC'],
    said: { create: 'Booked a consultation', update: 'Changed a consultation' },
    opens: toEnquiry,
  },
  'booking-withdrawals': {
    noun: 'withdrawal',
    nouns: 'withdrawals',
    isPersonal: true,
    said: { create: 'Withdrew the bookings of one network' },
    opens: toEnquiry,
  },
  'consultation-notes': {
    noun: 'note',
    nouns: 'notes',
    isPersonal: true,
    said: { create: 'Wrote the note of a consultation' },
    opens: toEnquiry,
  },
  'calendar-feed': {
    noun: 'calendar address',
    nouns: 'calendar addresses',
    isPersonal: true,
    said: {
      create: 'Made a calendar address',
      update: 'Changed the calendar of busy times',
      delete: 'Ended a calendar address',
    },
    opens: () => undefined,
  },
  'enquiry-year': {
    noun: 'year',
    nouns: 'years',
    isPersonal: true,
    menu: { group: 'People', label: 'This year' },
  },
  'enquiry-papers': {
    noun: 'paper',
    nouns: 'papers',
    isPersonal: true,
    said: {
      create: 'Added a paper to an enquiry',
      delete: 'Deleted a paper of an enquiry',
    },
    opens: toEnquiry,
  },
  'enquiry-notes': {
    noun: 'note',
    nouns: 'notes',
    isPersonal: true,
    said: { create: 'Wrote a note on an enquiry' },
    opens: toEnquiry,
  },
  'enquiry-answers': {
    noun: 'reply',
    nouns: 'replies',
    isPersonal: true,
    said: { create: 'Replied to an enquiry', delete: 'Cancelled a reply to an enquiry' },
    opens: toEnquiry,
  },
  'enquiry-replies': {
    noun: 'reply',
    nouns: 'replies',
    isPersonal: true,
    said: { create: 'Added a client’s reply to an enquiry' },
    opens: toEnquiry,
  },
  'enquiry-contacts': {
    noun: 'call',
    nouns: 'calls',
    isPersonal: true,
    said: { create: 'Added a call to an enquiry' },
    opens: toEnquiry,
  },
  'enquiry-joins': {
    noun: 'join',
    nouns: 'joins',
    isPersonal: true,
    said: {
      create: 'Joined enquiries of one person',
      delete: 'Took an enquiry apart',
    },
    opens: toEnquiry,
  },
  ...plainResources,
  outbox: {
    noun: 'message',
    nouns: 'messages',
    isPersonal: true,
    menu: { group: 'People', label: 'Outbox' },
    sort: ['created_at', 'DESC'],
    opens: (event) => event.record_id && `/outbox/${encodeURIComponent(event.record_id)}/show`,
  },
  campaigns: {
    noun: 'letter',
    nouns: 'letters',
    said: { create: 'Made a letter of' },
    opens: toPost,
  },
  'test-mails': {
    noun: 'test mail',
    nouns: 'test mails',
    isPersonal: true,
    said: { create: 'Sent a test mail to' },
    opens: () => undefined,
  },
  subscribers: {
    noun: 'subscriber',
    nouns: 'subscribers',
    isPersonal: true,
    menu: { group: 'People', label: 'Subscribers' },
    sort: ['created_at', 'DESC'],
    said: { export: 'Exported subscribers', delete: 'Erased a subscriber' },
  },
  'personal-data': {
    noun: 'address',
    nouns: 'addresses',
    isPersonal: true,
    menu: { group: 'People', label: 'Personal data' },
    said: { export: 'Viewed personal data' },
  },
  erasures: {
    noun: 'address',
    nouns: 'addresses',
    isPersonal: true,
    said: { erase: 'Erased personal data' },
  },
  admins: {
    noun: 'admin',
    nouns: 'admins',
    isPersonal: true,
    menu: { group: 'System', label: 'Admins' },
    sort: ['username', 'ASC'],
  },
  'audit-events': {
    noun: 'event',
    nouns: 'events',
    isPersonal: true,
    menu: { group: 'System', label: 'Activity' },
    sort: ['id', 'DESC'],
  },
  account: {
    noun: 'account',
    nouns: 'accounts',
    menu: { group: 'System', label: 'My account' },
    openToWriters: ['POST', 'PUT', 'DELETE'],
    said: { update: 'Changed own account' },
  },
  password: {
    noun: 'password',
    nouns: 'passwords',
    openToWriters: ['PUT'],
    said: { 'change-password': 'Changed own password' },
  },
  session: {
    noun: 'session',
    nouns: 'sessions',
    openToWriters: ['POST', 'DELETE'],
    said: {
      'sign-in': 'Signed in',
      'sign-out': 'Signed out',
      'failed-sign-in': 'Failed to sign in',
      delete: 'Ended all sessions',
    },
  },
  sessions: {
    noun: 'session',
    nouns: 'sessions',
    openToWriters: ['DELETE'],
    said: { delete: 'Ended sessions' },
  },
  'second-step': {
    noun: 'sign-in method',
    nouns: 'sign-in methods',
    openToWriters: ['POST', 'PUT', 'DELETE'],
    said: {
      create: 'Switched two-step sign-in on',
      update: 'Created new recovery codes',
      delete: 'Switched two-step sign-in off',
    },
  },
  passkeys: {
    noun: 'passkey',
    nouns: 'passkeys',
    openToWriters: ['POST', 'PUT', 'DELETE'],
    said: { create: 'Added a passkey', update: 'Renamed a passkey', delete: 'Removed a passkey' },
  },
} as const satisfies Record<string, Resource>;

export type ResourceName = keyof typeof resources;

export const resourceOf = (name: ResourceName): Resource => resources[name];

/** Returns the description of a resource; undefined for a name that isn't described. */
export const describedAs = (name: string): Resource | undefined =>
  Object.hasOwn(resources, name) ? resourceOf(name as ResourceName) : undefined;

/** API paths about people that aren't described resources. */
const otherPersonal = ['enquiry-numbers', 'answer-fields', 'exports'];

/** API names that only accounts which may see clients reach. */
export const personalNames: readonly string[] = [
  ...Object.keys(resources).filter((name) => {
    const { isPersonal, ...described } = resourceOf(name as ResourceName);
    return isPersonal || 'personal' in described;
  }),
  ...otherPersonal,
];

/** API paths that aren't described resources, of which visitors read nothing. */
const otherForWriters: Readonly<Record<string, readonly WriteMethod[]>> = {
  'draft-notes': ['POST', 'PUT'],
  'draft-note-replies': ['POST'],
  'draft-recoveries': ['POST'],
  restorations: ['POST'],
  recoveries: ['POST'],
  'preview-links': ['POST', 'DELETE'],
  editors: ['PUT', 'DELETE'],
  'media-recoveries': ['POST'],
  'search-misses': ['DELETE'],
  'page-misses': ['DELETE'],
  'ignored-links': ['POST'],
  'passkey-challenges': ['POST'],
  // What visitors send, too.
  'booking-mails': ['POST'],
  newsletter: ['POST'],
  'free-access': ['POST'],
};

/** Tells whether an account that doesn't publish may write there. @param name of the API. */
export function openToWriters(name: string, method: string): boolean {
  const { openToWriters: open } = describedAs(name) ?? {};
  if (open === undefined && personalNames.includes(name)) return true;
  const methods: readonly string[] = open ?? otherForWriters[name] ?? [];
  return methods.includes(method);
}

/** The editable values of a row, by field. */
export type ValuesOf<Described extends Fields> = {
  -readonly [Name in keyof Described]: ValueOf<Described[Name]>;
};

/** A row of a plain resource, as described. */
export type PlainValues<Name extends PlainName> = { id: string } & ValuesOf<
  (typeof plainResources)[Name]['fields']
>;

export type PublicName = {
  [Name in PlainName]: (typeof plainResources)[Name] extends { isPublic: true } ? Name : never;
}[PlainName];

export type PublicRow<Name extends PublicName> = { id: string } & PublicValues<
  (typeof plainResources)[Name]['fields']
>;

type PublicValues<Described extends Fields> = {
  -readonly [Name in keyof Described as Described[Name] extends { isPrivate: true }
    ? never
    : Name]: ValueOf<Described[Name]>;
};

/** Resources with a place in the admin's menu. */
export type MenuName = {
  [Name in ResourceName]: (typeof resources)[Name] extends { menu: object } ? Name : never;
}[ResourceName];

/** The menu in order: labels and admin addresses. */
export const menu = Object.entries<Resource>(resources).flatMap(([name, described]) =>
  described.menu
    ? [{ ...described.menu, name: name as MenuName, page: described.page ?? name }]
    : [],
);

/** Returns the API's name of a resource, by the first part of its admin address. */
export const nameOfPage = (page: string): string =>
  menu.find((entry) => entry.page === page)?.name ?? page;
