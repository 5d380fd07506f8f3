import EventIcon from '@mui/icons-material/Event';
import type { Pages } from '../ui/pages';
import { BookingCreate } from './BookingCreate';
import { WeekPage } from './WeekPage';

export const pages = {
  bookings: {
    list: WeekPage,
    create: BookingCreate,
    icon: EventIcon,
  },
} satisfies Record<string, Pages>;
