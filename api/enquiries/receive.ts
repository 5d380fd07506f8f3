import { inTransaction } from '../../db/client';
import { type Enquiry, insertEnquiry, isSubmitted } from '../../db/enquiries';
import { releaseMessages } from '../../db/messages';
import { now } from '../../db/time';
import { answerBy, answersInWords, noticeText } from '../../site/server';
import type { Services } from '../context';
import { subscribe } from '../mail/subscribe';
import type { Challenger } from './challenge';
import type { EnquiryFields } from './fields';
import type { Gate } from './gate';
import { countAcknowledgement, countSubmission, countText } from './limits';
import { queueEnquiryMails } from './mails';
import { judge, ownLikeness } from './spam';
import type { Turns } from './turns';

/** What keeps floods and programs out. */
export interface Guards {
  challenger: Challenger;
  gate: Gate;
  turns: Turns;
}

/**
 * Takes in what a form sent: judges it, writes it down with its messages, all or nothing. A
 * submission that is there already is left as it is.
 * @param address the network address that limits count by.
 * @throws ApiFailure 429.
 */
export async function receiveEnquiry(
  services: Services,
  { challenger, gate, turns }: Guards,
  fields: EnquiryFields,
  address: string,
): Promise<void> {
  const { db } = services;
  if (isSubmitted(db, fields.submission_id)) return;
  const likeness = await ownLikeness();
  const proof = await challenger.checkProof(fields.proof);
  const { kind, name, email, phone, country, topic, message, newsletter, form } = fields;
  const { submission_id, notice_version } = fields;
  const answers = answersInWords(kind, fields.answers);
  const received_at = now();
  const write = () => {
    // What is refused rolls this back: its proof is good for the next try.
    const isProved = proof === 'good' && challenger.spend(fields.proof);
    countSubmission(db, gate, address, isProved);
    const text = [message, ...answers.map(({ value }) => value)].join('\n');
    const evidence = {
      time: challenger.checkTime(fields.form_time),
      proof: proof === 'good' && !isProved ? ('wrong' as const) : proof,
      repeats: countText(db, message === '' ? '' : text),
    };
    const { isSpam, score, reasons } = judge(fields, evidence, likeness);
    const enquiry = insertEnquiry(db, {
      submission_id,
      kind,
      name,
      email,
      phone,
      country,
      topic,
      message,
      answers,
      status: isSpam ? 'spam' : 'new',
      spam_score: score,
      spam_reasons: reasons,
      newsletter,
      form,
      notice_version,
      notice_text: noticeText(notice_version),
      received_at,
      answer_by: answerBy(new Date(received_at)).toISOString(),
    });
    if (!enquiry) return;
    queueEnquiryMails(services, enquiry, {
      status: isSpam ? 'held' : 'waiting',
      isAcknowledged: countAcknowledgement(db, email),
    });
    if (newsletter && !isSpam) subscribe(services, { email, name, source: 'enquiry' });
  };
  await turns(() => inTransaction(db, write));
  services.wakeSender();
}

/** Lets out what was held back of an enquiry that is no spam after all. */
export function releaseEnquiry(services: Services, enquiry: Enquiry): void {
  releaseMessages(services.db, enquiry.id);
  const { email, name, newsletter } = enquiry;
  if (newsletter) subscribe(services, { email, name, source: 'enquiry' });
}
