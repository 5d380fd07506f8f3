import OutboxIcon from '@mui/icons-material/Outbox';
import type { ResourceProps } from 'react-admin';
import { OutboxList } from './OutboxList';
import { OutboxShow } from './OutboxShow';

/** Mail on its way and what was sent; the server writes it. */
export const outbox = {
  name: 'outbox',
  list: OutboxList,
  show: OutboxShow,
  icon: OutboxIcon,
  recordRepresentation: 'subject',
  options: { label: 'Outbox' },
} satisfies ResourceProps;
