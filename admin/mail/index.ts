import MarkEmailReadIcon from '@mui/icons-material/MarkEmailRead';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/layout/lazyPage';
import { OutboxIcon } from './inbox';

/** Mail on its way and what was sent; the server writes it. */
export const outbox = {
  name: 'outbox',
  list: lazyPage(async () => (await import('./Outbox')).OutboxList),
  show: lazyPage(async () => (await import('./Outbox')).OutboxShow),
  icon: OutboxIcon,
  recordRepresentation: 'subject',
  options: { label: 'Outbox' },
} satisfies ResourceProps;

/** Who gets the newsletter; addresses come from forms alone. */
export const subscribers = {
  name: 'subscribers',
  list: lazyPage(async () => (await import('./SubscriberList')).SubscriberList),
  icon: MarkEmailReadIcon,
  recordRepresentation: 'email',
  options: { label: 'Subscribers' },
} satisfies ResourceProps;
