import type { Services } from '../context';
import type { Sender } from '../http/clientAddress';
import type { Challenger } from './challenge';
import type { EnquiryFields } from './fields';
import { countSubmission, countText } from './limits';
import { type Evidence, scoreEnquiry } from './spam';

interface Submitted {
  fields: Parameters<typeof scoreEnquiry>[1] & Pick<EnquiryFields, 'proof' | 'form_time'>;
  proof: Evidence['proof'];
  /** Everything typed, by which repetitions are counted; empty if nothing was. */
  text: string;
  sender: Sender;
}

/**
 * Counts a submission and scores it, inside its transaction: a refusal rolls this back, so that the
 * proof stays valid for the next attempt.
 * @throws HttpError 429.
 */
export function judgeSubmission(
  db: Services['db'],
  challenger: Challenger,
  { fields, proof, text, sender }: Submitted,
) {
  const isProved = proof === 'good' && challenger.consume(fields.proof);
  countSubmission(db, sender, isProved);
  return scoreEnquiry(db, fields, {
    time: challenger.checkTime(fields.form_time),
    proof: proof === 'good' && !isProved ? 'wrong' : proof,
    repeats: countText(db, text),
  });
}
