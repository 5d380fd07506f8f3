import PermMediaIcon from '@mui/icons-material/PermMedia';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/layout/lazyPage';

export const media = {
  name: 'media',
  list: lazyPage(async () => (await import('./MediaList')).MediaList),
  edit: lazyPage(async () => (await import('./MediaEdit')).MediaEdit),
  icon: PermMediaIcon,
  recordRepresentation: 'name',
  options: { label: 'Media' },
} satisfies ResourceProps;
