import HistoryIcon from '@mui/icons-material/History';
import ManageAccountsIcon from '@mui/icons-material/ManageAccounts';
import PeopleIcon from '@mui/icons-material/People';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/layout/lazyPage';

export const admins = {
  name: 'admins',
  list: lazyPage(async () => (await import('./admins')).AdminList),
  create: lazyPage(async () => (await import('./admins')).AdminCreate),
  edit: lazyPage(async () => (await import('./admins')).AdminEdit),
  icon: PeopleIcon,
  recordRepresentation: 'username',
  options: { label: 'Admins' },
} satisfies ResourceProps;

/** What the server recorded about who did what; nobody edits it. */
export const auditEvents = {
  name: 'audit-events',
  list: lazyPage(async () => (await import('./ActivityList')).ActivityList),
  icon: HistoryIcon,
  options: { label: 'Activity' },
} satisfies ResourceProps;

/** One's own account; a page rather than a list. */
export const account = {
  name: 'account',
  list: lazyPage(async () => (await import('./AccountPage')).AccountPage),
  icon: ManageAccountsIcon,
  options: { label: 'My account' },
} satisfies ResourceProps;
