import type { EnquiryNumbers } from '../../api/types';
import { useFromApi } from '../useFromApi';

const pauseMs = 60_000;

/** How many enquiries there are and how long they wait; asked each minute while the tab is shown. */
export const useEnquiryNumbers = () =>
  useFromApi<EnquiryNumbers>(['enquiries', 'numbers'], '/api/enquiry-numbers', {
    refetchInterval: pauseMs,
    refetchOnWindowFocus: true,
  });
