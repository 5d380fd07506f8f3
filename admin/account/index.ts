import ManageAccountsIcon from '@mui/icons-material/ManageAccounts';
import type { ResourceProps } from 'react-admin';
import { AccountPage } from './AccountPage';

/** One's own account; a page rather than a list. */
export const account = {
  name: 'account',
  list: AccountPage,
  icon: ManageAccountsIcon,
  options: { label: 'My account' },
} satisfies ResourceProps;
