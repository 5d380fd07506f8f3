import type { Services } from '../context';
import type { Sender } from '../http/clientAddress';
import type { EnquiryFields } from './fields';
import type { FormTimes } from './formTime';
import { countSubmission, countText } from './limits';
import { scoreEnquiry } from './spam';

interface Submitted {
  fields: Parameters<typeof scoreEnquiry>[0] & Pick<EnquiryFields, 'form_time'>;
  /** Everything typed, by which repetitions are counted; empty if nothing was. */
  text: string;
  sender: Sender;
}

/**
 * Counts a submission and scores it, inside its transaction: a refusal rolls this back.
 * @throws HttpError 429.
 */
export function judgeSubmission(
  db: Services['db'],
  formTimes: FormTimes,
  { fields, text, sender }: Submitted,
) {
  countSubmission(db, sender);
  return scoreEnquiry(fields, {
    time: formTimes.check(fields.form_time),
    repeats: countText(db, text),
  });
}
