import LabelIcon from '@mui/icons-material/Label';
import { lazyPage } from '../ui/layout/lazyPage';
import type { Pages } from '../ui/pages';

export const pages = {
  /** Create and edit are dialogs over the list, which routes to them itself. */
  'blog-categories': {
    list: lazyPage(() => import('./BlogCategoryList'), 'BlogCategoryList'),
    hasCreate: true,
    hasEdit: true,
    icon: LabelIcon,
    recordRepresentation: 'name',
  },
} satisfies Record<string, Pages>;
