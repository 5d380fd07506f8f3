import HistoryIcon from '@mui/icons-material/History';
import ManageAccountsIcon from '@mui/icons-material/ManageAccounts';
import PeopleIcon from '@mui/icons-material/People';
import type { Pages } from '../ui/pages';
import { AccountPage } from './AccountPage';
import { ActivityList } from './ActivityList';
import { AdminCreate, AdminEdit, AdminList } from './admins';

export const pages = {
  admins: {
    list: AdminList,
    create: AdminCreate,
    edit: AdminEdit,
    icon: PeopleIcon,
    recordRepresentation: 'username',
  },
  'audit-events': {
    list: ActivityList,
    icon: HistoryIcon,
  },
  account: {
    page: AccountPage,
    icon: ManageAccountsIcon,
  },
} satisfies Record<string, Pages>;
