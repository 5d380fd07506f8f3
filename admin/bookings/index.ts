import EventIcon from '@mui/icons-material/Event';
import { lazyPage } from '../ui/layout/lazyPage';
import type { Pages } from '../ui/pages';

export const pages = {
  bookings: {
    list: lazyPage(() => import('./BookingPages'), 'WeekPage'),
    create: lazyPage(() => import('./BookingPages'), 'BookingCreate'),
    icon: EventIcon,
  },
} satisfies Record<string, Pages>;
