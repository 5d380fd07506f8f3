import type { Enquiry } from '../../api/types';
import type { Status } from '../ui/lists/StatusLabel';

export const enquiryStates: Record<Enquiry['status'], Status> = {
  new: { name: 'New', colour: 'warning.main' },
  open: { name: 'Open', colour: 'info.main' },
  waiting: { name: 'Waiting for client', colour: 'text.disabled' },
  closed: { name: 'Closed', colour: 'success.main' },
  spam: { name: 'Spam', colour: 'error.main' },
};

export const enquiryKinds: Record<Enquiry['kind'], string> = {
  enquiry: 'Enquiry',
  assessment: 'Assessment',
  consultation: 'Consultation',
};

export const outcomes: Record<NonNullable<Enquiry['outcome']>, string> = {
  booked: 'Booked',
  client: 'Client',
  quoted: 'Quoted',
  'not-for-us': 'Not for us',
  'no-answer': 'No answer',
};

export const outcomeEntries = Object.entries(outcomes) as [
  NonNullable<Enquiry['outcome']>,
  string,
][];

/** Returns a topic's label; forms send its id, such as `student-visa`. */
export function topicName(topic: string): string {
  if (!/^[a-z-]+$/.test(topic)) return topic;
  const words = topic.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
