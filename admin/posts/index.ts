import ArticleIcon from '@mui/icons-material/Article';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/layout/lazyPage';
import { PostList } from './PostList';

export { EditAddress } from './EditAddress';

/** Posts of all states; the name is that of their addresses. */
export const posts = {
  name: 'blogs',
  list: PostList,
  create: lazyPage(async () => (await import('./edit/NewPost')).NewPost),
  edit: lazyPage(async () => (await import('./edit/PostEditorPage')).PostEditorPage),
  icon: ArticleIcon,
  recordRepresentation: 'title',
  options: { label: 'Blog Posts' },
} satisfies ResourceProps;
