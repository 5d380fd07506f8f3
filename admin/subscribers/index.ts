import MarkEmailReadIcon from '@mui/icons-material/MarkEmailRead';
import type { ResourceProps } from 'react-admin';
import { SubscriberList } from './SubscriberList';

/** Who gets the newsletter; addresses come from forms alone. */
export const subscribers = {
  name: 'subscribers',
  list: SubscriberList,
  icon: MarkEmailReadIcon,
  recordRepresentation: 'email',
  options: { label: 'Subscribers' },
} satisfies ResourceProps;
