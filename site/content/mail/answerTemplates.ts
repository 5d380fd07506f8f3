import { company } from '../company';
import { greeting } from './templates';

/** A text that an answer may begin with. */
export interface AnswerTemplate {
  id: string;
  name: string;
  text: string;
}

const closing = `Kind regards\n${company.name}\n${company.phone.shown}`;

/** What is written often; brackets stand where the writer has to say something. */
const bodies: readonly AnswerTemplate[] = [
  {
    id: 'more-details',
    name: 'Ask for more',
    text: 'Thank you for your message. So that we can answer it properly, please tell us:\n\n- which visa you hold now, if any, and when it ends\n- your age, and your highest qualification\n- [what else matters here]\n\nPlease don’t send passport or health details by email.',
  },
  {
    id: 'offer-time',
    name: 'Offer a consultation',
    text: 'Thank you for your message. The best next step is a free consultation of 30 minutes, by video or phone.\n\nWould [day and time, with the time zone] suit you? If not, tell us two or three times that do.',
  },
  {
    id: 'confirm-time',
    name: 'Confirm a consultation',
    text: 'Your consultation is on [day and time, with the time zone], by [video, phone, at our office].\n\n[How to join]\n\nIf something comes up, answer this message and we find another time.',
  },
  {
    id: 'assessment',
    name: 'After an assessment',
    text: 'Thank you for your answers. From what you told us, [visa] looks possible, because [why]. What we would check first is [what].\n\nThis is general information, not immigration advice: whether it fits you depends on all of your circumstances, which we can go through in a free consultation.',
  },
  {
    id: 'not-us',
    name: 'We can’t help with this',
    text: 'Thank you for writing to us. What you ask about is not something that we can help with. [Who can]\n\nWe wish you all the best with it.',
  },
];

/** The templates of an answer to somebody, with a greeting and a closing. */
export function answerTemplates(name: string): AnswerTemplate[] {
  return bodies.map((template) => ({
    ...template,
    text: `${greeting(name)}\n\n${template.text}\n\n${closing}`,
  }));
}
