import HistoryIcon from '@mui/icons-material/History';
import ManageAccountsIcon from '@mui/icons-material/ManageAccounts';
import PeopleIcon from '@mui/icons-material/People';
import { lazyPage } from '../ui/layout/lazyPage';
import type { Pages } from '../ui/pages';

export const pages = {
  admins: {
    list: lazyPage(async () => (await import('./admins')).AdminList),
    create: lazyPage(async () => (await import('./admins')).AdminCreate),
    edit: lazyPage(async () => (await import('./admins')).AdminEdit),
    icon: PeopleIcon,
    recordRepresentation: 'username',
  },
  'audit-events': {
    list: lazyPage(async () => (await import('./ActivityList')).ActivityList),
    icon: HistoryIcon,
  },
  account: {
    page: lazyPage(async () => (await import('./AccountPage')).AccountPage),
    icon: ManageAccountsIcon,
  },
} satisfies Record<string, Pages>;
