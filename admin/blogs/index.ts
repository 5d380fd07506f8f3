import ArticleIcon from '@mui/icons-material/Article';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../layout/lazyPage';
import { BlogList } from './BlogList';

export { EditAddress } from './EditAddress';

export const blogs = {
  name: 'blogs',
  list: BlogList,
  create: lazyPage(async () => (await import('./desk/NewPost')).NewPost),
  edit: lazyPage(async () => (await import('./desk/DeskPage')).DeskPage),
  icon: ArticleIcon,
  recordRepresentation: 'title',
  options: { label: 'Blog Posts' },
} satisfies ResourceProps;
