import PermMediaIcon from '@mui/icons-material/PermMedia';
import { lazyPage } from '../ui/layout/lazyPage';
import type { Pages } from '../ui/pages';

export const pages = {
  media: {
    list: lazyPage(() => import('./MediaList'), 'MediaList'),
    edit: lazyPage(() => import('./MediaEdit'), 'MediaEdit'),
    icon: PermMediaIcon,
    recordRepresentation: 'name',
  },
} satisfies Record<string, Pages>;
