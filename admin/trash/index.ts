import DeleteIcon from '@mui/icons-material/Delete';
import { lazyPage } from '../ui/layout/lazyPage';
import type { Pages } from '../ui/pages';

export const pages = {
  trash: {
    page: lazyPage(() => import('./TrashPage'), 'TrashPage'),
    icon: DeleteIcon,
  },
} satisfies Record<string, Pages>;
