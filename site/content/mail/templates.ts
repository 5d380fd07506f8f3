import { company } from '../company';
import { type Block, type Fact, type RenderedMail, renderMail } from './render';

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

/** Who writes; `why` says how the message came about. */
function footer(siteUrl: string, why: string): string[] {
  return [why, `${company.name} · ${company.phone.shown} · ${company.email}`, siteUrl];
}

/**
 * A greeting by name, or without one where the name isn't made of words alone: anybody may type
 * anybody's address, and a name must not carry an advertisement to it.
 */
export function greeting(name = ''): string {
  const isName = /^\p{L}[\p{L}\p{M}'’-]*\.?( [\p{L}\p{M}'’-]+\.?){0,5}$/u.test(name.trim());
  return isName && name.length <= 60 ? `Hello ${name.trim()},` : 'Hello,';
}

export interface AcknowledgementData {
  name?: string;
  /** What was asked for, from our own list, e.g. 'a consultation'. */
  about: string;
  /** When they hear from us, e.g. 'We answer within 24 hours, by Tuesday 5 pm in Canberra.' */
  expectation: string;
  /** Nothing that the visitor typed freely: the address may be somebody else's. */
  facts?: readonly Fact[];
  siteUrl: string;
}

/** To the visitor: what they sent has arrived. */
export function acknowledgement(data: AcknowledgementData): RenderedMail {
  const { name, about, expectation, facts = [], siteUrl } = data;
  return renderMail({
    subject: `We have your message – ${company.shortName}`,
    blocks: [
      paragraph(greeting(name)),
      paragraph(`Thank you for writing to us about ${about}. Your message has arrived.`),
      ...(facts.length > 0 ? [{ kind: 'facts', rows: facts } as const] : []),
      paragraph(expectation),
      paragraph(
        `If it is urgent, call ${company.phone.shown}. Please don’t send passport or health details by e-mail.`,
      ),
      paragraph(company.name),
    ],
    footer: footer(
      siteUrl,
      'You receive this once, because this address was entered in a form on our site. If it wasn’t you, tell us and we delete it.',
    ),
  });
}

export interface EnquiryNoticeData {
  /** What kind it is, e.g. 'Enquiry', 'Consultation request'. */
  kind: string;
  name: string;
  about: string;
  /** The visitor's particulars and answers, in order. */
  facts: readonly Fact[];
  message: string;
  /** The enquiry in the admin. */
  adminUrl: string;
  siteUrl: string;
}

/** To the office: somebody wrote. */
export function enquiryNotice(data: EnquiryNoticeData): RenderedMail {
  const { kind, name, about, facts, message, adminUrl, siteUrl } = data;
  return renderMail({
    subject: `${kind}: ${about} – ${name}`,
    blocks: [
      { kind: 'facts', rows: facts },
      ...(message.trim() ? [{ kind: 'quote', text: message } as const] : []),
      { kind: 'button', text: 'Open it in the admin', url: adminUrl },
    ],
    footer: footer(
      siteUrl,
      'Sent by the website to the office. Answer from the admin, so that the thread stays together.',
    ),
  });
}

export interface AnswerData {
  subject: string;
  /** What the admin wrote. */
  text: string;
  /** What is answered, quoted below. */
  original?: { sent: string; text: string };
  siteUrl: string;
}

/** To the visitor: what an admin wrote, in the practice's frame. */
export function answer({ subject, text, original, siteUrl }: AnswerData): RenderedMail {
  const paragraphs = text.trim().split(/\n\s*\n/);
  return renderMail({
    subject,
    blocks: [
      ...paragraphs.map(paragraph),
      ...(original
        ? [
            paragraph(`You wrote on ${original.sent}:`),
            { kind: 'quote', text: original.text } as const,
          ]
        : []),
    ],
    footer: footer(siteUrl, 'You receive this because you wrote to us.'),
  });
}

export interface ConfirmationData {
  confirmUrl: string;
  unsubscribeUrl: string;
  siteUrl: string;
}

/** To whoever owns an address that was entered for the newsletter. It carries no marketing. */
export function confirmation({
  confirmUrl,
  unsubscribeUrl,
  siteUrl,
}: ConfirmationData): RenderedMail {
  return renderMail({
    subject: `Please confirm your subscription – ${company.shortName}`,
    blocks: [
      paragraph('Hello,'),
      paragraph(
        `This address was entered for the newsletter of ${company.name}. It is sent only once you have confirmed that you want it:`,
      ),
      { kind: 'button', text: 'Confirm the subscription', url: confirmUrl },
      paragraph(
        'If it wasn’t you, you need do nothing: without an answer we delete the address after two weeks.',
      ),
    ],
    footer: [
      ...footer(
        siteUrl,
        'You receive this because this address was entered in a form on our site.',
      ),
      { text: 'No more of these, please', url: unsubscribeUrl },
    ],
  });
}

export interface SecurityNoticeData {
  username: string;
  /** What happened, as a sentence, e.g. 'Two-step sign-in was switched off.' */
  what: string;
  /** When, with its time zone, in words. */
  when: string;
  siteUrl: string;
}

/** To an admin: something happened to the account. */
export function securityNotice({
  username,
  what,
  when,
  siteUrl,
}: SecurityNoticeData): RenderedMail {
  return renderMail({
    subject: `Your account at ${company.shortName}: ${what}`,
    blocks: [
      paragraph(`Hello ${username},`),
      paragraph(what),
      { kind: 'facts', rows: [{ label: 'When', value: when }] },
      paragraph(
        'If it was you, there is nothing to do. If it wasn’t, change your password now and tell the operator of the site.',
      ),
    ],
    footer: footer(siteUrl, 'Sent to the admins of this site when their account changes.'),
  });
}
