import EventIcon from '@mui/icons-material/Event';
import { lazyPage } from '../ui/layout/lazyPage';
import type { Pages } from '../ui/pages';

export const pages = {
  bookings: {
    list: lazyPage(() => import('./WeekPage'), 'WeekPage'),
    create: lazyPage(() => import('./BookingCreate'), 'BookingCreate'),
    icon: EventIcon,
  },
} satisfies Record<string, Pages>;
