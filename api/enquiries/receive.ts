import { inTransaction } from '../../db/client';
import { insertEnquiry } from '../../db/enquiries/enquiries';
import { now } from '../../db/time';
import { mayGetMail } from '../../shared/enquiryFields';
import { answersInWords, knownZone, pointsInWords } from '../../site/api';
import type { Services } from '../context';
import type { Sender } from '../http/clientAddress';
import { assign } from '../intake/assign';
import type { EnquiryFields } from '../intake/fields';
import type { FormTimes } from '../intake/formTime';
import { judgeSubmission } from '../intake/judge';
import { inSequence } from '../intake/limits';
import { queueEnquiryMails } from '../intake/mails';
import { once, repeated, repeatedByVisitor, sentByVisitor } from '../intake/once';
import { fromVisitor } from '../intake/received';
import { countVisitorMail } from '../mail/strangers';
import { subscribe } from '../mail/subscribe';

/**
 * Scores a submission for spam and stores it with its mail in one transaction, once per id.
 * @throws HttpError 409, 429.
 */
export async function receiveEnquiry(
  services: Services,
  formTimes: FormTimes,
  fields: EnquiryFields,
  sender: Sender,
): Promise<void> {
  const { db } = services;
  const sent = sentByVisitor(db, fields);
  if (repeated(db, sent) !== undefined) return;
  const { kind, name, email, topic, message, newsletter, contact_by } = fields;
  const [, ask = '', asked] = /^(office|person):(.+)$/.exec(fields.ask) ?? [];
  const points = pointsInWords(fields.points, services.today(), services.environment.SITE_URL);
  const answers = [
    ...answersInWords(kind, fields.answers, services.firm.onPages),
    ...(points ? [points] : []),
  ];
  // A meeting at an office is for that office.
  const meeting = kind === 'consultation' ? fields.answers.how : undefined;
  const assigned = assign(services, {
    kind,
    topic,
    country: fields.country,
    office: ask === 'office' ? asked : meeting,
    person: ask === 'person' ? asked : undefined,
  });
  const received_at = now();
  const insert = () => {
    const text = [message, ...answers.map(({ value }) => value)].join('\n');
    const judged = judgeSubmission(db, formTimes, {
      fields,
      sender,
      text: message === '' ? '' : text,
    });
    const { isSpam } = judged;
    const enquiry = insertEnquiry(db, {
      ...fromVisitor(services, fields, judged, received_at),
      kind,
      ...assigned,
      contact_by,
      message,
      answers,
      newsletter,
    });
    if (!enquiry) throw repeatedByVisitor();
    queueEnquiryMails(services, enquiry, {
      status: isSpam ? 'held' : 'waiting',
      kinds: [
        'enquiry-notice',
        ...(mayGetMail(enquiry) && !countVisitorMail(db, email, sender) ? acknowledged : []),
      ],
      timeZone: knownZone(fields.answers.time_zone || fields.time_zone),
    });
    if (newsletter && !isSpam) subscribe(services, { email, name, source: 'enquiry', sender });
    return enquiry.id;
  };
  await inSequence(() => inTransaction(db, () => once(db, { ...sent, insert })));
}

const acknowledged = ['acknowledgement'] as const;
