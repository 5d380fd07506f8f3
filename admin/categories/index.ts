import LabelIcon from '@mui/icons-material/Label';
import type { Pages } from '../ui/pages';
import { BlogCategoryList } from './BlogCategoryList';

export const pages = {
  /** Create and edit are dialogs over the list, which routes to them itself. */
  'blog-categories': {
    list: BlogCategoryList,
    hasCreate: true,
    hasEdit: true,
    icon: LabelIcon,
    recordRepresentation: 'name',
  },
} satisfies Record<string, Pages>;
