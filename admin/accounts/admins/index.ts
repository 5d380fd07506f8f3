import PeopleIcon from '@mui/icons-material/People';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../ui/layout/lazyPage';

export const admins = {
  name: 'admins',
  list: lazyPage(async () => (await import('./AdminList')).AdminList),
  create: lazyPage(async () => (await import('./AdminCreate')).AdminCreate),
  edit: lazyPage(async () => (await import('./AdminEdit')).AdminEdit),
  icon: PeopleIcon,
  recordRepresentation: 'username',
  options: { label: 'Admins' },
} satisfies ResourceProps;
