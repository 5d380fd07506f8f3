import PeopleIcon from '@mui/icons-material/People';
import type { ResourceProps } from 'react-admin';
import { AdminCreate } from './AdminCreate';
import { AdminEdit } from './AdminEdit';
import { AdminList } from './AdminList';

export const admins = {
  name: 'admins',
  list: AdminList,
  create: AdminCreate,
  edit: AdminEdit,
  icon: PeopleIcon,
  recordRepresentation: 'username',
  options: { label: 'Admins' },
} satisfies ResourceProps;
