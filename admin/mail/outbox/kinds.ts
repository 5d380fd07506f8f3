import type { Message } from '../../../api/types';

/** What a kind of message is called where it is listed. */
export const kindNames: Record<Message['kind'], string> = {
  'enquiry-notice': 'Notice to the office',
  acknowledgement: 'Acknowledgement',
  answer: 'Answer',
  confirmation: 'Subscription confirmation',
  security: 'Account notice',
};
