import type { ConsultationNote, Enquiry, EnquiryContact, EnquiryCorrection } from '../../api/types';
import {
  contactWayNames,
  type Outcome,
  officeFields,
  visitorField,
} from '../../shared/enquiryFields';
import { choicesOf } from '../ui/lists/choiceFilter';
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

export const outcomeChoices = officeFields.outcome.choices;
export const outcomes = Object.fromEntries(
  outcomeChoices.map(({ id, name }) => [id, name]),
) as Record<Outcome, string>;

/** A note of a consultation as one text. */
export const adviceInWords = ({ asked, advised, next_step }: ConsultationNote): string =>
  [
    `Asked: ${asked}`,
    `Advised: ${advised}`,
    ...(next_step ? [`Next step: ${next_step}`] : []),
  ].join('\n\n');

export const handChannels: Record<Exclude<Enquiry['channel'], 'form'>, string> = {
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  'walk-in': 'Walk-in',
  email: 'Email',
};

export const channels: Record<Enquiry['channel'], string> = { form: 'Form', ...handChannels };

/** How the office spoke with a client. */
export const contactChannels: Record<EnquiryContact['channel'], string> = {
  phone: 'Phone',
  whatsapp: 'WhatsApp',
  'in-person': 'In person',
  video: 'Video',
};

export const contactChoices = choicesOf(contactWayNames);

/** What was corrected, as part of a sentence. */
export function particularName(field: EnquiryCorrection['field']): string {
  if (field === 'topic') return 'topic';
  return field === 'contact_by' ? 'only way of contact' : visitorField(field).short.toLowerCase();
}
