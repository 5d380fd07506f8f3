import DeleteIcon from '@mui/icons-material/Delete';
import type { Pages } from '../ui/pages';
import { TrashPage } from './TrashPage';

export const pages = {
  trash: {
    page: TrashPage,
    icon: DeleteIcon,
  },
} satisfies Record<string, Pages>;
