import ArticleIcon from '@mui/icons-material/Article';
import FactCheckIcon from '@mui/icons-material/FactCheck';
import { lazyPage } from '../ui/layout/lazyPage';
import type { Pages } from '../ui/pages';
import { PostList } from './PostList';

export const pages = {
  blogs: {
    list: PostList,
    create: lazyPage(() => import('./edit/PostEditorPage'), 'NewPost'),
    edit: lazyPage(() => import('./edit/PostEditorPage'), 'PostEditorPage'),
    icon: ArticleIcon,
    recordRepresentation: 'title',
  },
  checks: {
    list: lazyPage(() => import('./checks/CheckList'), 'CheckList'),
    icon: FactCheckIcon,
    recordRepresentation: 'title',
  },
} satisfies Record<string, Pages>;
