import MarkEmailReadIcon from '@mui/icons-material/MarkEmailRead';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../ui/layout/lazyPage';

/** Who gets the newsletter; addresses come from forms alone. */
export const subscribers = {
  name: 'subscribers',
  list: lazyPage(async () => (await import('./SubscriberList')).SubscriberList),
  icon: MarkEmailReadIcon,
  recordRepresentation: 'email',
  options: { label: 'Subscribers' },
} satisfies ResourceProps;
