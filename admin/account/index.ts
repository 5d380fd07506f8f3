import ManageAccountsIcon from '@mui/icons-material/ManageAccounts';
import { lazy } from 'react';
import type { ResourceProps } from 'react-admin';

const AccountPage = lazy(async () => ({ default: (await import('./AccountPage')).AccountPage }));

/** One's own account; a page rather than a list. */
export const account = {
  name: 'account',
  list: AccountPage,
  icon: ManageAccountsIcon,
  options: { label: 'My account' },
} satisfies ResourceProps;
