import type { Enquiry } from '../../api/types';
import { StateWords } from '../ui/lists/StateWords';
import { states } from './words';

/** Where an enquiry stands, in words behind a dot of colour. */
export function EnquiryState({ status }: Pick<Enquiry, 'status'>) {
  return <StateWords colour={states[status].colour}>{states[status].name}</StateWords>;
}
