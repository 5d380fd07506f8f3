import ArticleIcon from '@mui/icons-material/Article';
import type { ResourceProps } from 'react-admin';
import { BlogList } from './BlogList';
import { DeskPage } from './desk/DeskPage';
import { NewPost } from './desk/NewPost';

export { EditAddress } from './EditAddress';

export const blogs = {
  name: 'blogs',
  list: BlogList,
  create: NewPost,
  edit: DeskPage,
  icon: ArticleIcon,
  recordRepresentation: 'title',
  options: { label: 'Blog Posts' },
} satisfies ResourceProps;
