import type { Enquiry } from '../../api/types';
import { choicesOf } from '../lists/choiceFilter';

export const statusNames: Record<Enquiry['status'], string> = {
  new: 'New',
  open: 'Open',
  waiting: 'Waiting for them',
  closed: 'Closed',
  spam: 'Spam',
};

export const kindNames: Record<Enquiry['kind'], string> = {
  enquiry: 'Enquiry',
  assessment: 'Assessment',
  consultation: 'Consultation',
};

/** For a list to choose from. */
export const kindChoices = choicesOf(kindNames);

/** What a visitor chose to write about; forms send the name of a choice, such as `student-visa`. */
export function topicName(topic: string): string {
  if (!/^[a-z-]+$/.test(topic)) return topic;
  const words = topic.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
