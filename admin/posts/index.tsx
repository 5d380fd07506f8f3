import ArticleIcon from '@mui/icons-material/Article';
import FactCheckIcon from '@mui/icons-material/FactCheck';
import { lazyPage } from '../ui/layout/lazyPage';
import type { Pages } from '../ui/pages';
import { PostList } from './PostList';

export const pages = {
  blogs: {
    list: PostList,
    create: lazyPage(async () => (await import('./edit/PostEditorPage')).NewPost),
    edit: lazyPage(async () => (await import('./edit/PostEditorPage')).PostEditorPage),
    icon: ArticleIcon,
    recordRepresentation: 'title',
  },
  checks: {
    list: lazyPage(async () => (await import('./checks/CheckList')).CheckList),
    icon: FactCheckIcon,
    recordRepresentation: 'title',
  },
} satisfies Record<string, Pages>;
