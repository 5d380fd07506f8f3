import VerifiedIcon from '@mui/icons-material/Verified';
import type { Pages } from '../ui/pages';
import { FactCreate, FactList } from './FactList';
import { FactPage } from './FactPage';

export const pages = {
  'fact-list': {
    list: FactList,
    create: FactCreate,
    edit: FactPage,
    icon: VerifiedIcon,
    recordRepresentation: 'name',
  },
} satisfies Record<string, Pages>;
