import MarkEmailReadIcon from '@mui/icons-material/MarkEmailRead';
import { lazyPage } from '../ui/layout/lazyPage';
import type { Pages } from '../ui/pages';
import { OutboxIcon } from './inbox';

export const pages = {
  outbox: {
    list: lazyPage(() => import('./Outbox'), 'OutboxList'),
    show: lazyPage(() => import('./Outbox'), 'OutboxShow'),
    icon: OutboxIcon,
    recordRepresentation: 'subject',
  },
  subscribers: {
    list: lazyPage(() => import('./SubscriberList'), 'SubscriberList'),
    icon: MarkEmailReadIcon,
    recordRepresentation: 'email',
  },
} satisfies Record<string, Pages>;
