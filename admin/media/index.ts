import PermMediaIcon from '@mui/icons-material/PermMedia';
import type { ResourceProps } from 'react-admin';
import { MediaEdit } from './MediaEdit';
import { MediaList } from './MediaList';

export const media = {
  name: 'media',
  list: MediaList,
  edit: MediaEdit,
  icon: PermMediaIcon,
  recordRepresentation: 'name',
  options: { label: 'Media' },
} satisfies ResourceProps;
