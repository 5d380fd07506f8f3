import ArticleIcon from '@mui/icons-material/Article';
import type { ResourceProps } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { postsPath } from '../postPaths';
import { lazyPage } from '../ui/layout/lazyPage';
import { PostList } from './PostList';

const label = 'Blog Posts';

/** Posts, live or not; their pages are at another address. */
export const posts = {
  name: 'posts',
  list: <Navigate to={postsPath} replace />,
  recordRepresentation: 'title',
  options: { label },
} satisfies ResourceProps;

/** The pages of posts at the address that the specification names. */
export const postPages = {
  name: 'blogs',
  list: PostList,
  create: lazyPage(async () => (await import('./edit/PostEditorPage')).NewPost),
  edit: lazyPage(async () => (await import('./edit/PostEditorPage')).PostEditorPage),
  icon: ArticleIcon,
  options: { label },
} satisfies ResourceProps;
