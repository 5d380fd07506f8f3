import type { ResourceProps } from 'react-admin';
import { EnquiriesIcon } from './EnquiriesIcon';
import { EnquiryList } from './EnquiryList';
import { EnquiryPage } from './EnquiryPage';

/** What visitors write to us, and what is answered. */
export const enquiries = {
  name: 'enquiries',
  list: EnquiryList,
  edit: EnquiryPage,
  icon: EnquiriesIcon,
  recordRepresentation: 'name',
  options: { label: 'Enquiries' },
} satisfies ResourceProps;
