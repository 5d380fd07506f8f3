import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/layout/lazyPage';
import { EnquiriesIcon } from './EnquiriesIcon';

/** What visitors write to us, and what is answered. */
export const enquiries = {
  name: 'enquiries',
  list: lazyPage(async () => (await import('./EnquiryList')).EnquiryList),
  edit: lazyPage(async () => (await import('./EnquiryPage')).EnquiryPage),
  icon: EnquiriesIcon,
  recordRepresentation: 'name',
  options: { label: 'Enquiries' },
} satisfies ResourceProps;
