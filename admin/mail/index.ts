import MarkEmailReadIcon from '@mui/icons-material/MarkEmailRead';
import type { Pages } from '../ui/pages';
import { OutboxIcon } from './inbox';
import { OutboxList, OutboxShow } from './Outbox';
import { SubscriberList } from './SubscriberList';

export const pages = {
  outbox: {
    list: OutboxList,
    show: OutboxShow,
    icon: OutboxIcon,
    recordRepresentation: 'subject',
  },
  subscribers: {
    list: SubscriberList,
    icon: MarkEmailReadIcon,
    recordRepresentation: 'email',
  },
} satisfies Record<string, Pages>;
