import PermMediaIcon from '@mui/icons-material/PermMedia';
import type { Pages } from '../ui/pages';
import { MediaEdit } from './MediaEdit';
import { MediaList } from './MediaList';

export const pages = {
  media: {
    list: MediaList,
    edit: MediaEdit,
    icon: PermMediaIcon,
    recordRepresentation: 'name',
  },
} satisfies Record<string, Pages>;
