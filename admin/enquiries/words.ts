import type { Enquiry } from '../../api/types';
import { choicesOf } from '../ui/lists/choiceFilter';

export const states: Record<Enquiry['status'], { name: string; colour: string }> = {
  new: { name: 'New', colour: 'warning.main' },
  open: { name: 'Open', colour: 'info.main' },
  waiting: { name: 'Waiting for client', colour: 'text.disabled' },
  closed: { name: 'Closed', colour: 'success.main' },
  spam: { name: 'Spam', colour: 'error.main' },
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
