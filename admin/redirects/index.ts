import AltRouteIcon from '@mui/icons-material/AltRoute';
import type { Pages } from '../ui/pages';
import { RedirectCreate, RedirectEdit, RedirectList } from './RedirectPages';

export const pages = {
  redirects: {
    list: RedirectList,
    create: RedirectCreate,
    edit: RedirectEdit,
    icon: AltRouteIcon,
    recordRepresentation: 'from',
  },
} satisfies Record<string, Pages>;
