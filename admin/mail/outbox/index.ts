import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../ui/layout/lazyPage';
import { OutboxMenuIcon } from './OutboxMenuIcon';

/** Mail on its way and what was sent; the server writes it. */
export const outbox = {
  name: 'outbox',
  list: lazyPage(async () => (await import('./OutboxList')).OutboxList),
  show: lazyPage(async () => (await import('./OutboxShow')).OutboxShow),
  icon: OutboxMenuIcon,
  recordRepresentation: 'subject',
  options: { label: 'Outbox' },
} satisfies ResourceProps;
