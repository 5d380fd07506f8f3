import ArticleIcon from '@mui/icons-material/Article';
import type { ResourceProps } from 'react-admin';
import { BlogCreate } from './BlogCreate';
import { BlogEdit } from './BlogEdit';
import { BlogList } from './BlogList';

export { EditAddress } from './EditAddress';

export const blogs = {
  name: 'blogs',
  list: BlogList,
  create: BlogCreate,
  edit: BlogEdit,
  icon: ArticleIcon,
  recordRepresentation: 'title',
  options: { label: 'Blog Posts' },
} satisfies ResourceProps;
