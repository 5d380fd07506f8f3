import AltRouteIcon from '@mui/icons-material/AltRoute';
import { lazyPage } from '../ui/layout/lazyPage';
import type { Pages } from '../ui/pages';

export const pages = {
  redirects: {
    list: lazyPage(async () => (await import('./RedirectPages')).RedirectList),
    create: lazyPage(async () => (await import('./RedirectPages')).RedirectCreate),
    edit: lazyPage(async () => (await import('./RedirectPages')).RedirectEdit),
    icon: AltRouteIcon,
    recordRepresentation: 'from',
  },
} satisfies Record<string, Pages>;
