import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import type { Pages } from '../ui/pages';
import { PaperEdit, PaperList } from './PaperPages';

export const pages = {
  papers: {
    list: PaperList,
    edit: PaperEdit,
    icon: PictureAsPdfIcon,
    recordRepresentation: 'title',
  },
} satisfies Record<string, Pages>;
