import { useNotify, useTheme } from 'react-admin';
import { findsWords } from '../../shared/words';
import { ownEntries } from '../menu';
import { mayPublish, maySeeClients } from '../signedIn';
import { listOf } from '../start/tasks';
import { useSignOut } from './SignOut';

export interface Place {
  /** Address in the admin, or a name where it is done at once. */
  to: string;
  /** Does it; absent: its address is opened. */
  act?(): void;
  name: string;
  /** What it is, shown beside it. */
  kind: string;
  /** Other words that people type for it. */
  also?: string;
}

const newestFirst = 'updated_at';

const anybodys: readonly Place[] = [
  { to: '/', name: 'Start', kind: 'Page', also: 'home dashboard first steps' },
  { to: '/blogs/create', name: 'New post', kind: 'Action', also: 'write create article' },
  { to: listOf('blogs', { state: 'draft' }, newestFirst, 'DESC'), name: 'Drafts', kind: 'Posts' },
  {
    to: listOf('blogs', { state: 'scheduled' }, newestFirst, 'DESC'),
    name: 'Scheduled posts',
    kind: 'Posts',
    also: 'schedule planned publish later calendar',
  },
  { to: '/signatures', name: 'Signatures', kind: 'Page', also: 'sign checked by MARN' },
  { to: '/duties', name: 'Duties before the law', kind: 'Page', also: 'code of conduct' },
  { to: '/checks', name: 'Dead links', kind: 'List', also: 'broken failing checks' },
  { to: '/redirects', name: 'Not found', kind: 'List', also: '404 missing pages misses' },
  {
    to: '/blogs',
    name: 'Export posts',
    kind: 'Button above the list',
    also: 'download csv backup',
  },
];
const publishers: readonly Place[] = [
  { to: '/change-day', name: 'Change day of figures', kind: 'Page', also: 'facts july' },
  { to: '/redirects/create', name: 'New redirect', kind: 'Action', also: 'moved address' },
];
const clients: readonly Place[] = [
  { to: '/enquiries/create', name: 'Enter an enquiry', kind: 'Action', also: 'call new lead' },
  { to: '/bookings/create', name: 'Book by hand', kind: 'Action', also: 'appointment new' },
  {
    to: '/personal-data',
    name: 'Export or erase a person’s data',
    kind: 'Page',
    also: 'privacy delete download',
  },
];

/** Other words for entries of the menu. */
const alsoOf: Readonly<Record<string, string>> = {
  'blog-categories': 'topics tags',
  bookings: 'calendar appointments consultations week',
  media: 'images pictures photos library',
  facts: 'figures fees charges numbers',
  admins: 'users accounts people passwords',
  'audit-events': 'activity log history who',
  account: 'profile password passkey two-step name',
  outbox: 'mail email sent',
  company: 'settings name abn',
};

const importing =
  'The person who runs the server imports posts from WordPress, Ghost or a folder: npm run import -- SOURCE says there what would come, and what would be lost.';

/** Returns the pages and actions of the account. */
export function usePlaces(): Place[] {
  const [theme, setTheme] = useTheme();
  const signOut = useSignOut();
  const notify = useNotify();
  const pages = ownEntries().map(({ page, label, name }) => {
    const also = alsoOf[page] ?? alsoOf[name];
    return { to: `/${page}`, name: label, kind: 'Page', ...(also && { also }) };
  });
  const other = theme === 'dark' ? 'light' : 'dark';
  const acts: Place[] = [
    {
      to: 'import',
      act: () => notify(importing, { type: 'info', autoHideDuration: 15_000 }),
      name: 'Import posts',
      kind: 'On the server',
      also: 'wordpress ghost migrate move in upload',
    },
    {
      to: 'theme',
      act: () => setTheme(other),
      name: `Use the ${other} theme`,
      kind: 'Action',
      also: 'dark light night mode colours appearance',
    },
    {
      to: 'sign-out',
      act: signOut,
      name: 'Sign out',
      kind: 'Action',
      also: 'log out logout leave',
    },
  ];
  return [
    ...pages,
    ...anybodys,
    ...(mayPublish() ? publishers : []),
    ...(maySeeClients() ? clients : []),
    ...acts,
  ];
}

/** Tells whether a place is meant by what was typed: all its words, each with a slip at most. */
export const isMeant = ({ name, also = '' }: Place, typed: string): boolean =>
  findsWords(`${name} ${also}`, typed);
