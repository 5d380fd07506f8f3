import type { Enquiry } from '../../db/enquiries';
import { acknowledgement, enquiryNotice, officeEmail } from '../../site/content/mail';
import type { Services } from '../context';
import { officeTime } from '../mail/officeTime';
import { queueMail } from '../mail/queueMail';

const words = {
  enquiry: { kind: 'Enquiry', about: 'your question' },
  assessment: { kind: 'Assessment', about: 'your visa assessment' },
  consultation: { kind: 'Consultation request', about: 'a free consultation' },
} as const;

/** Writes the notice to the office to the outbox, and the acknowledgement where the visitor gets one. */
export function queueEnquiryMails(
  services: Services,
  enquiry: Enquiry,
  { status, isAcknowledged }: { status: 'waiting' | 'held'; isAcknowledged: boolean },
): void {
  const { environment } = services;
  const siteUrl = environment.SITE_URL;
  const { id, kind, name, email, phone, country, topic, message, answers } = enquiry;
  const particulars = { Name: name, Email: email, Phone: phone, Country: country, About: topic };
  const facts = [
    ...Object.entries(particulars).flatMap(([label, value]) => (value ? { label, value } : [])),
    ...answers,
    { label: 'Answer by', value: officeTime(enquiry.answer_by) },
  ];
  const notice = enquiryNotice({
    kind: words[kind].kind,
    name,
    about: topic || words[kind].about,
    facts,
    message,
    adminUrl: `${siteUrl}/admin/enquiries/${id}`,
    siteUrl,
  });
  const { MAIL_TO, MAIL_FROM } = environment;
  for (const to_email of MAIL_TO ?? [MAIL_FROM?.email ?? officeEmail]) {
    queueMail(services, {
      kind: 'enquiry-notice',
      to_email,
      reply_to: email,
      enquiry_id: id,
      status,
      ...notice,
    });
  }
  if (!isAcknowledged) return;
  queueMail(services, {
    kind: 'acknowledgement',
    to_email: email,
    enquiry_id: id,
    status,
    ...acknowledgement({
      name,
      about: words[kind].about,
      expectation: `We answer within 24 hours of the days on which we work: you hear from us by ${officeTime(enquiry.answer_by)}.`,
      siteUrl,
    }),
  });
}
