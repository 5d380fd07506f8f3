import type { Enquiry } from '../../db/enquiries/enquiries';
import { enquiryTopics } from '../../site/api';

/** What each kind is called: to the office, and to whoever sent it. */
export const kindWords = {
  enquiry: { office: 'Enquiry', visitor: 'Your enquiry' },
  assessment: { office: 'Assessment', visitor: 'Your visa assessment' },
  consultation: { office: 'Consultation request', visitor: 'Your consultation request' },
} as const;

/**
 * What a visitor's mail of an enquiry is called, the same for all of its thread: 'Your enquiry: Partner
 * or family · no. 1234'. What the visitor typed freely is left out: the address may be somebody else's.
 */
export function threadSubject({ kind, topic, number }: Pick<Enquiry, 'kind' | 'topic' | 'number'>) {
  const known = enquiryTopics.find((name) => name === topic && name !== 'Something else');
  return `${kindWords[kind].visitor}${known ? `: ${known}` : ''} · no. ${number}`;
}
