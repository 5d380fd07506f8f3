import ArticleIcon from '@mui/icons-material/Article';
import FactCheckIcon from '@mui/icons-material/FactCheck';
import type { Pages } from '../ui/pages';
import { CheckList } from './checks/CheckList';
import { NewPost, PostEditorPage } from './edit/PostEditorPage';
import { PostList } from './PostList';

export const pages = {
  blogs: {
    list: PostList,
    create: NewPost,
    edit: PostEditorPage,
    icon: ArticleIcon,
    recordRepresentation: 'title',
  },
  checks: {
    list: CheckList,
    icon: FactCheckIcon,
    recordRepresentation: 'title',
  },
} satisfies Record<string, Pages>;
