import { type Firm, marnsOf } from '../../../shared/publicFirm';
import { type Block, type Fact, type MailSource, type RenderedMail, renderMail } from './render';

export const paragraph = (text: string): Extract<Block, { kind: 'paragraph' }> => ({
  kind: 'paragraph',
  text,
});

/** The firm, which every mail names. */
interface FromFirm {
  firm: Pick<Firm, 'company' | 'agents'>;
}

interface FirmMail extends Omit<MailSource, 'sender' | 'footer'>, FromFirm {
  /** Why the recipient gets it. */
  why: string;
  links?: MailSource['footer'];
}

/** A message of the firm, with its name on top, and sender and reason below. */
export function firmMail({ firm, why, links = [], ...mail }: FirmMail): RenderedMail {
  const { name, phone, email } = firm.company;
  const marns = marnsOf(firm);
  const contact = `${phone} · ${email}`;
  const footer = [
    why,
    marns ? `${name} · Registered migration agents, ${marns}` : name,
    contact,
    mail.siteUrl,
    ...links,
  ];
  return renderMail({ ...mail, sender: name, footer });
}

/**
 * Returns a greeting by name, or without one unless the name consists of words: anybody may type
 * anybody's address, so a name must not carry an advertisement.
 */
export function greeting(name = ''): string {
  const isName = /^\p{L}[\p{L}\p{M}'’-]*\.?( [\p{L}\p{M}'’-]+\.?){0,5}$/u.test(name.trim());
  return isName && name.length <= 60 ? `Hello ${name.trim()},` : 'Hello,';
}

/** How an admin signs; null fields are omitted. */
interface ReplySigner {
  name: string | null;
  role: string | null;
  marn: string | null;
}

/** Returns the signature of a reply: name, role and the firm. */
export function signature(
  { name, role, marn }: ReplySigner,
  { company }: Pick<Firm, 'company'>,
): string {
  const title = [role, marn && `MARN ${marn}`].filter(Boolean).join(', ');
  const lines = ['Kind regards', name, title, company.name, company.phone];
  return lines.filter(Boolean).join('\n');
}

export interface AcknowledgementData extends FromFirm {
  /** Subject of the thread, e.g. 'Your enquiry · no. 1234'. */
  subject: string;
  name?: string;
  /** What was received, e.g. 'your enquiry'. */
  what: string;
  number: number;
  /** Day of the promised reply, e.g. 'Tuesday 24 November, Sydney time'. */
  by: string;
  /** Contains no free text: the address may be somebody else's. */
  facts?: readonly Fact[];
  siteUrl: string;
}

/** To the visitor: confirms receipt. */
export function acknowledgement(data: AcknowledgementData): RenderedMail {
  const { firm, subject, name, what, number, by, facts = [], siteUrl } = data;
  const { company } = firm;
  return firmMail({
    firm,
    subject,
    siteUrl,
    blocks: [
      paragraph(greeting(name)),
      paragraph(`Thank you. We have received ${what}; its number is ${number}.`),
      ...(facts.length > 0 ? [{ kind: 'facts', rows: facts } as const] : []),
      paragraph(
        `A registered migration agent will read it and reply by email; questions about courses go to an education counsellor. You will hear from us by ${by}.`,
      ),
      paragraph(
        `If it is urgent, call us on ${company.phone}. Please don’t email passport or health details.`,
      ),
      paragraph(`Kind regards\n${company.name}`),
    ],
    why: 'You received this email because someone entered this address in a form on our website. If it wasn’t you, let us know and we will delete it.',
  });
}

export interface EnquiryNoticeData extends FromFirm {
  /** Kind of enquiry, e.g. 'Enquiry', 'Consultation request'. */
  kind: string;
  number: number;
  name: string;
  /** Topic; empty if the visitor didn't choose one. */
  about: string;
  /** The visitor's particulars and answers, in order. */
  facts: readonly Fact[];
  message: string;
  /** Address of the enquiry in the admin. */
  adminUrl: string;
  siteUrl: string;
}

/** To the office: a new enquiry. */
export function enquiryNotice(data: EnquiryNoticeData): RenderedMail {
  const { firm, kind, number, name, about, facts, message, adminUrl, siteUrl } = data;
  return firmMail({
    firm,
    subject: `${kind} from ${name}${about && `: ${about}`} · no. ${number}`,
    siteUrl,
    blocks: [
      { kind: 'facts', rows: facts },
      ...(message.trim() ? [{ kind: 'quote', text: message } as const] : []),
      { kind: 'button', text: 'Open in the admin', url: adminUrl },
    ],
    why: 'Sent to the office by the website. Reply from the admin, so that the conversation stays in one place.',
  });
}

export interface ReplyMailData extends FromFirm {
  subject: string;
  /** The admin's text. */
  text: string;
  signer: ReplySigner;
  /** The quoted message. */
  original?: { sent: string; text: string };
  siteUrl: string;
}

/** To the visitor: an admin's reply, signed, in the firm's frame. */
export function replyMail({
  firm,
  subject,
  text,
  signer,
  original,
  siteUrl,
}: ReplyMailData): RenderedMail {
  const paragraphs = text.trim().split(/\n\s*\n/);
  return firmMail({
    firm,
    subject,
    siteUrl,
    blocks: [
      ...paragraphs.map((text) => ({ ...paragraph(text), hasLinks: true }) as const),
      paragraph(signature(signer, firm)),
      ...(original
        ? [
            paragraph(`On ${original.sent} you wrote:`),
            { kind: 'quote', text: original.text } as const,
          ]
        : []),
    ],
    why: 'You received this email because you wrote to us.',
  });
}

export interface ConfirmationData extends FromFirm {
  confirmUrl: string;
  unsubscribeUrl: string;
  siteUrl: string;
}

/** To the owner of an address entered for the newsletter. Contains no marketing. */
export function confirmation({
  firm,
  confirmUrl,
  unsubscribeUrl,
  siteUrl,
}: ConfirmationData): RenderedMail {
  const { company } = firm;
  return firmMail({
    firm,
    subject: `Please confirm your subscription to the ${company.short_name} newsletter`,
    siteUrl,
    blocks: [
      paragraph('Hello,'),
      paragraph(
        `Someone entered this address to receive the newsletter of ${company.name}. We will only send it once you confirm:`,
      ),
      { kind: 'button', text: 'Confirm subscription', url: confirmUrl },
      paragraph(
        'If it wasn’t you, you don’t need to do anything: if we don’t hear from you, we will delete this address after two weeks.',
      ),
    ],
    why: 'You received this email because someone entered this address in a form on our website.',
    links: [{ text: 'Don’t send me any more of these', url: unsubscribeUrl }],
  });
}

/** To an address that an admin names: shows that mail arrives. */
export function testMail({ firm, siteUrl }: FromFirm & { siteUrl: string }): RenderedMail {
  return firmMail({
    firm,
    subject: `Test mail from ${firm.company.short_name}`,
    siteUrl,
    blocks: [
      paragraph('Hello,'),
      paragraph('This is a test: mail from the website arrives at this address.'),
    ],
    why: 'Sent because an admin of the website asked for it.',
  });
}

export interface SecurityNoticeData extends FromFirm {
  username: string;
  /** What happened, as a sentence, e.g. 'Two-step sign-in was switched off.' */
  what: string;
  /** When, with its time zone, as text. */
  when: string;
  siteUrl: string;
}

interface AlarmData extends FromFirm {
  /** Sentences, each about one thing. */
  troubles: readonly string[];
  siteUrl: string;
}

/** To the office: what the site can't mend by itself. */
export function operatorAlarm({ firm, troubles, siteUrl }: AlarmData): RenderedMail {
  return firmMail({
    firm,
    subject: `${firm.company.short_name}: the site needs somebody who runs it`,
    siteUrl,
    blocks: [
      ...troubles.map((trouble) => paragraph(trouble)),
      paragraph('The Start page says more. This is sent once a day at most.'),
      { kind: 'button', text: 'Open Start', url: `${siteUrl}/admin` },
    ],
    why: 'Sent to the addresses to which the site sends enquiries.',
  });
}

export interface LetterData extends FromFirm {
  title: string;
  excerpt: string;
  /** Address of the post. */
  url: string;
  /** Its whole text, as HTML; absent: the excerpt and a link. */
  article?: string;
  siteUrl: string;
}

/** What the provider fills in for each reader. */
const unsubscribe = '{{ unsubscribe }}';
/** Stands for it while the letter is rendered. */
const placeholder = 'https://unsubscribe.invalid/';

/** To subscribers, by the newsletter's provider: a post. */
export function letter({ title, excerpt, url, article, ...data }: LetterData): RenderedMail {
  const { company } = data.firm;
  const { html, ...mail } = firmMail({
    ...data,
    subject: title,
    blocks: [
      { kind: 'heading', text: title },
      ...(article === undefined
        ? [paragraph(excerpt)]
        : [{ kind: 'html', html: article, text: excerpt } as const]),
      { kind: 'button', text: article === undefined ? 'Read it' : 'Read it on our site', url },
    ],
    why: `You receive this letter because you subscribed to news of ${company.name}.`,
    links: [{ text: 'Unsubscribe', url: placeholder }],
  });
  const own = html.replaceAll(marks, '&#123;');
  return { ...mail, html: own.replace(placeholder, unsubscribe) };
}

/** What the provider's template language would read as its own. */
const marks = /\{(?=[{%#])/g;

/** Returns a line of text in which the provider reads nothing as its template language. */
export const plainWithoutMarks = (text: string): string => text.replaceAll(marks, '{ ');

export interface PriceNoticeData {
  firm: Pick<Firm, 'company' | 'agents'>;
  /** A kind of consultation. */
  name: string;
  /** What changed: 'Price: 150.00 → 165.00'. */
  changes: readonly Fact[];
  adminUrl: string;
  siteUrl: string;
}

/** To the office: what clients pay, or where, was changed. */
export function priceNotice({ name, changes, adminUrl, ...data }: PriceNoticeData): RenderedMail {
  return firmMail({
    ...data,
    subject: `What clients pay was changed: ${name}`,
    blocks: [
      paragraph(`Somebody changed what clients pay for “${name}”, or where they pay it:`),
      { kind: 'facts', rows: changes },
      paragraph(
        'If none of you did this, put it right, change the password of that account, and look at Activity.',
      ),
      { kind: 'button', text: 'Open it', url: adminUrl },
    ],
    why: 'Sent to the office when a price or a payment link changes.',
  });
}

interface PublicationData {
  firm: Pick<Firm, 'company' | 'agents'>;
  /** The post's. */
  title: string;
  /** Username. */
  by: string;
  adminUrl: string;
  siteUrl: string;
}

/** To an admin who publishes: a writer's post is ready. */
export function publicationAsked(data: PublicationData & { note: string }): RenderedMail {
  const { title, by, note, adminUrl } = data;
  return firmMail({
    ...data,
    subject: `Ready to publish: ${title}`,
    blocks: [
      paragraph(`${by} has written “${title}” and asks for publishing it.`),
      ...(note ? [paragraph(note)] : []),
      paragraph('Publish it, or send it back and say what is to be done first.'),
      { kind: 'button', text: 'Open the post', url: adminUrl },
    ],
    why: 'Sent to accounts of this site that publish, when a writer asks for it.',
  });
}

/** To a writer: what they asked for was sent back. */
export function publicationSentBack(data: PublicationData & { answer: string }): RenderedMail {
  const { title, by, answer, adminUrl } = data;
  return firmMail({
    ...data,
    subject: `Sent back: ${title}`,
    blocks: [
      paragraph(`${by} has read “${title}” and sends it back to you:`),
      paragraph(answer),
      paragraph('Once that is done, ask again in the post.'),
      { kind: 'button', text: 'Open the post', url: adminUrl },
    ],
    why: 'Sent to accounts of this site that asked for publishing a post.',
  });
}

/** To an admin: a change of the account. */
export function securityNotice({
  firm,
  username,
  what,
  when,
  siteUrl,
}: SecurityNoticeData): RenderedMail {
  return firmMail({
    firm,
    subject: `Your ${firm.company.short_name} account: ${what}`,
    siteUrl,
    blocks: [
      paragraph(`Hello ${username},`),
      paragraph(what),
      { kind: 'facts', rows: [{ label: 'When', value: when }] },
      paragraph(
        'If this was you, there is nothing to do. If it wasn’t, change your password now and tell whoever runs the site.',
      ),
    ],
    why: 'Sent to admins of this site when something changes in their account.',
  });
}
