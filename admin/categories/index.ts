import LabelIcon from '@mui/icons-material/Label';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/layout/lazyPage';

/** Create and edit are dialogs over the list, which routes to them itself. */
export const blogCategories = {
  name: 'blog-categories',
  list: lazyPage(async () => (await import('./BlogCategoryList')).BlogCategoryList),
  hasCreate: true,
  hasEdit: true,
  icon: LabelIcon,
  recordRepresentation: 'name',
  options: { label: 'Blog Categories' },
} satisfies ResourceProps;
