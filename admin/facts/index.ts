import VerifiedIcon from '@mui/icons-material/Verified';
import { lazyPage } from '../ui/layout/lazyPage';
import type { Pages } from '../ui/pages';

export const pages = {
  'fact-list': {
    list: lazyPage(() => import('./FactList'), 'FactList'),
    create: lazyPage(() => import('./FactList'), 'FactCreate'),
    edit: lazyPage(() => import('./FactPage'), 'FactPage'),
    icon: VerifiedIcon,
    recordRepresentation: 'name',
  },
} satisfies Record<string, Pages>;
