import { useQueryClient } from '@tanstack/react-query';
import type { Enquiry } from '../../api/types';
import { send } from '../httpClient';
import { useChange } from '../useChange';

type EnquiryChange = Partial<Pick<Enquiry, 'status' | 'assigned_to' | 'held'>>;

/** Changes an enquiry as it was read: what somebody else changed meanwhile is shown instead. */
export function useChangeEnquiry({ id, updated_at }: Pick<Enquiry, 'id' | 'updated_at'>) {
  const queryClient = useQueryClient();
  return useChange({
    mutationFn: (values: EnquiryChange) =>
      send('PUT', `/api/enquiries/${encodeURIComponent(id)}`, { ...values, updated_at }),
    // The lists, the numbers in the menu and the enquiry itself.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['enquiries'] }),
  });
}
