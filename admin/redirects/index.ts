import AltRouteIcon from '@mui/icons-material/AltRoute';
import { lazyPage } from '../ui/layout/lazyPage';
import type { Pages } from '../ui/pages';

export const pages = {
  redirects: {
    list: lazyPage(() => import('./RedirectPages'), 'RedirectList'),
    create: lazyPage(() => import('./RedirectPages'), 'RedirectCreate'),
    edit: lazyPage(() => import('./RedirectPages'), 'RedirectEdit'),
    icon: AltRouteIcon,
    recordRepresentation: 'from',
  },
} satisfies Record<string, Pages>;
