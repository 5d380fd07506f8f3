import type { EnquiryNumbers } from '../../api/types';
import { useRead } from '../useRead';

const pauseMs = 60_000;

/** How many enquiries there are and how long they wait; asked each minute while the tab is shown. */
export const useEnquiryNumbers = () =>
  useRead<EnquiryNumbers>('/api/enquiry-numbers', {
    refetchInterval: pauseMs,
    refetchOnWindowFocus: true,
  });
