import CallSplitIcon from '@mui/icons-material/CallSplit';
import { lazyPage } from '../ui/layout/lazyPage';
import type { Pages } from '../ui/pages';

export const pages = {
  redirects: {
    list: lazyPage(() => import('./RedirectPages'), 'RedirectList'),
    create: lazyPage(() => import('./RedirectPages'), 'RedirectCreate'),
    edit: lazyPage(() => import('./RedirectPages'), 'RedirectEdit'),
    icon: CallSplitIcon,
    recordRepresentation: 'from',
  },
} satisfies Record<string, Pages>;
