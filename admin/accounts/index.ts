import HistoryIcon from '@mui/icons-material/History';
import PeopleIcon from '@mui/icons-material/People';
import PersonIcon from '@mui/icons-material/Person';
import { lazyPage } from '../ui/layout/lazyPage';
import type { Pages } from '../ui/pages';

export const pages = {
  admins: {
    list: lazyPage(() => import('./admins'), 'AdminList'),
    create: lazyPage(() => import('./admins'), 'AdminCreate'),
    edit: lazyPage(() => import('./admins'), 'AdminEdit'),
    icon: PeopleIcon,
    recordRepresentation: 'username',
  },
  'audit-events': {
    list: lazyPage(() => import('./ActivityList'), 'ActivityList'),
    icon: HistoryIcon,
  },
  account: {
    page: lazyPage(() => import('./AccountPage'), 'AccountPage'),
    icon: PersonIcon,
  },
} satisfies Record<string, Pages>;
