import type { ConsultationNote, DayName, Enquiry, EnquiryContact } from '../../api/types';
import { contactWayNames } from '../../shared/enquiryFields';
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

/** Days that an agent must be able to prove. */
export const dayNames: Record<DayName, string> = {
  guide_given_on: 'Consumer Guide given',
  agreement_sent_on: 'Agreement sent',
  agreement_signed_on: 'Agreement signed',
};

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
