import type { NewEnquiry } from '../../db/enquiries/enquiries';
import { type VisitorFieldName, visitorValues } from '../../shared/enquiryFields';
import { noticeText, promisedReply } from '../../site/api';
import type { AdminVariables, Services } from '../context';
import type { EnquiryFields } from './fields';
import type { judgeSubmission } from './judge';

type Firm = Pick<Services, 'firm'>;

const promised = ({ firm }: Firm, received_at: string) => ({
  received_at,
  answer_by: promisedReply(new Date(received_at), firm.onPages).toISOString(),
});

type Typed = Pick<
  EnquiryFields,
  VisitorFieldName | 'topic' | 'form' | 'came_from' | 'notice_version' | 'submission_id'
>;

/** Returns the values that every enquiry of a visitor's form has. @param received_at ISO text. */
export const fromVisitor = (
  services: Firm,
  fields: Typed,
  { isSpam, score, reasons }: ReturnType<typeof judgeSubmission>,
  received_at: string,
) => {
  const { submission_id, topic, form, came_from, notice_version } = fields;
  return {
    submission_id,
    topic,
    form,
    came_from,
    ...visitorValues(fields),
    status: isSpam ? 'spam' : 'new',
    spam_score: score,
    spam_reasons: reasons,
    notice_version,
    notice_text: noticeText(notice_version, services.firm.onPages),
    ...promised(services, received_at),
  } satisfies Partial<NewEnquiry>;
};

/** Returns the values that every enquiry has that an admin enters. @param received_at ISO text. */
export const enteredBy = (
  services: Firm,
  { username }: AdminVariables['Variables']['admin'],
  received_at: string,
) =>
  ({
    entered_by: username,
    answers: [],
    status: 'open',
    spam_score: 0,
    spam_reasons: [],
    newsletter: false,
    form: '',
    notice_version: '',
    notice_text: '',
    ...promised(services, received_at),
  }) satisfies Partial<NewEnquiry>;
