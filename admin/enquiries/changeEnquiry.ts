import type { Enquiry, EnquiryChange } from '../../api/types';
import { send } from '../httpClient';

/** Returns how to change an enquiry. A newer change by somebody else is kept: 409. */
export const changeEnquiry =
  ({ id, updated_at }: Pick<Enquiry, 'id' | 'updated_at'>) =>
  async (values: EnquiryChange): Promise<void> => {
    await send('PUT', `/api/enquiries/${encodeURIComponent(id)}`, { ...values, updated_at });
  };
