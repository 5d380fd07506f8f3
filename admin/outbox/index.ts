import OutboxIcon from '@mui/icons-material/Outbox';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../layout/lazyPage';

/** Mail on its way and what was sent; the server writes it. */
export const outbox = {
  name: 'outbox',
  list: lazyPage(async () => (await import('./OutboxList')).OutboxList),
  show: lazyPage(async () => (await import('./OutboxShow')).OutboxShow),
  icon: OutboxIcon,
  recordRepresentation: 'subject',
  options: { label: 'Outbox' },
} satisfies ResourceProps;
