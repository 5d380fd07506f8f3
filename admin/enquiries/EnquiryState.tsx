import type { Enquiry } from '../../api/types';
import { StateWords } from '../lists/StateWords';
import { statusNames } from './words';

const colours: Record<Enquiry['status'], string> = {
  new: 'warning.main',
  open: 'info.main',
  waiting: 'text.disabled',
  closed: 'success.main',
  spam: 'error.main',
};

/** Where an enquiry stands, in words behind a dot of colour. */
export function EnquiryState({ status }: Pick<Enquiry, 'status'>) {
  return <StateWords colour={colours[status]}>{statusNames[status]}</StateWords>;
}
