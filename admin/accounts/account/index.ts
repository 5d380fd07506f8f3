import ManageAccountsIcon from '@mui/icons-material/ManageAccounts';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../ui/layout/lazyPage';

/** One's own account; a page rather than a list. */
export const account = {
  name: 'account',
  list: lazyPage(async () => (await import('./AccountPage')).AccountPage),
  icon: ManageAccountsIcon,
  options: { label: 'My account' },
} satisfies ResourceProps;
