import type { Enquiry } from '../../api/types';
import { send } from '../httpClient';
import { useAction } from '../useAction';

type EnquiryChange = Partial<Pick<Enquiry, 'status' | 'assigned_to' | 'held'>>;

/** Changes an enquiry as it was read: what somebody else changed meanwhile is shown instead. */
export const useChangeEnquiry = ({ id, updated_at }: Pick<Enquiry, 'id' | 'updated_at'>) =>
  useAction({
    mutationFn: (values: EnquiryChange) =>
      send('PUT', `/api/enquiries/${encodeURIComponent(id)}`, { ...values, updated_at }),
  });
