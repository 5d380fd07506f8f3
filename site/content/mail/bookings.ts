import type { Firm } from '../../../shared/publicFirm';
import type { Block, Fact, RenderedMail } from './render';
import { firmMail, greeting, paragraph } from './templates';

/** A consultation, as mail describes it. */
export interface BookingMailData {
  firm: Pick<Firm, 'company' | 'agents'>;
  /** The client's name, as typed. */
  name: string;
  number: number;
  /** When, how and with whom. */
  facts: readonly Fact[];
  /** False if it costs something. */
  isFree: boolean;
  /** Where the client confirms, moves or cancels it. */
  manageUrl: string;
  /** What the client may still answer before, and which answers are needed; undefined: nothing. */
  before?: { needed: readonly string[] } | undefined;
  siteUrl: string;
}

/** Asks what helps to prepare; nothing once all is answered. */
function questionsBefore({ before, manageUrl }: BookingMailData): Block[] {
  if (!before) return [];
  const { needed } = before;
  const text =
    needed.length > 0
      ? `So that we can prepare, please answer before we talk: ${needed.join(' ')}`
      : 'So that we can prepare, you can tell us about your visa, your family and what you would like to know.';
  return [{ kind: 'paragraph', text: `${text} ${manageUrl}#before`, hasLinks: true }];
}

const freeOf = ({ isFree }: Pick<BookingMailData, 'isFree'>): string => (isFree ? 'free ' : '');

const booked =
  'You received this email because a consultation was booked with this address on our website.';
const why = `${booked} If it wasn’t you, cancel it with the button, or let us know.`;
/** Of a cancelled one: there is nothing left to cancel. */
const whyCancelled = `${booked} If it wasn’t you, let us know.`;

interface BookingLinkData extends BookingMailData {
  /** When the hold ends, in words; undefined if the time isn't held. */
  until: string | undefined;
  /** A consultation that the client has already. */
  other: { when: string; manageUrl: string } | undefined;
}

/** To the client: a link that confirms the address. */
export function bookingLink({ until, other, ...data }: BookingLinkData): RenderedMail {
  if (other) return secondBooking({ ...data, other });
  const held = until
    ? `We hold this time for you until ${until}.`
    : 'Many people are booking at the moment: we can’t hold the time, and whoever confirms first gets it.';
  return firmMail({
    ...data,
    subject: `Please confirm your consultation · no. ${data.number}`,
    blocks: [
      paragraph(greeting(data.name)),
      paragraph(`Someone asked for a ${freeOf(data)}consultation with this address:`),
      { kind: 'facts', rows: data.facts },
      paragraph(`${held} It is booked once you confirm:`),
      button('Confirm this time', data.manageUrl),
      paragraph('If it wasn’t you, you don’t need to do anything: we will delete it after a day.'),
    ],
    why: 'You received this email because someone entered this address in a form on our website.',
  });
}

/** To the client: they have a consultation already, and one is enough. */
function secondBooking({
  other,
  ...data
}: BookingMailData & { other: NonNullable<BookingLinkData['other']> }): RenderedMail {
  return firmMail({
    ...data,
    subject: `You have a consultation already · no. ${data.number}`,
    blocks: [
      paragraph(greeting(data.name)),
      paragraph(`Someone asked for another ${freeOf(data)}consultation with this address:`),
      { kind: 'facts', rows: data.facts },
      paragraph('It isn’t booked: you have one already.'),
      { kind: 'facts', rows: [{ label: 'When', value: other.when }] },
      paragraph('You can move that one to another time, or cancel it and book anew:'),
      button('Move or cancel', other.manageUrl),
    ],
    why: 'You received this email because someone entered this address in a form on our website.',
  });
}

/** Changes of a booking that its client is told of. */
export type BookingNews =
  | 'booked'
  | 'moved'
  | 'changed'
  | 'linked'
  | 'handed-over'
  | 'cancelled'
  | 'reinstated';

/** When a client may take a cancellation back, in words. */
export interface UndoTimes {
  /** Until when their time is kept. */
  kept: string;
  /** Until when they may have it back if it is free. */
  last: string;
}

const news: Record<BookingNews, { subject: string; text: string }> = {
  booked: { subject: 'Your consultation', text: 'Your {free }consultation is booked.' },
  moved: { subject: 'Your consultation: a new time', text: 'Your consultation has a new time.' },
  changed: {
    subject: 'Your consultation: how you meet',
    text: 'Your consultation takes place at the same time, in another way.',
  },
  linked: {
    subject: 'Your consultation: the link',
    text: 'The link of your video call is new. The time stays as it is.',
  },
  'handed-over': {
    subject: 'Your consultation: somebody else',
    text: 'You will meet somebody else for your consultation.',
  },
  cancelled: {
    subject: 'Your consultation is cancelled',
    text: 'Your consultation is cancelled.',
  },
  reinstated: {
    subject: 'Your consultation takes place',
    text: 'Your consultation isn’t cancelled any more: it takes place.',
  },
};

const declining =
  'Declining the invitation in your calendar doesn’t cancel it: please use the button.';

/**
 * Without the link itself: mail scanners open links and press buttons, and would undo what a client
 * wanted.
 */
const undoText = ({ kept, last }: UndoTimes): string => {
  const later = last === kept ? '' : ` After that, until ${last}, you get it back if it is free.`;
  return `It wasn’t you, or you changed your mind? Open the link in our earlier email about this consultation. Your time is kept for you until ${kept}.${later}`;
};

/** To the client: their booking was made, moved, handed over or cancelled. */
export function bookingMail({
  change,
  reason,
  guideUrl,
  undo,
  ...data
}: BookingMailData & {
  change: BookingNews;
  /** Of a cancelled one that its client may have back. */
  undo?: UndoTimes | undefined;
  reason?: string | undefined;
  /** Of the regulator's guide for clients; undefined where nobody is advised on visas. */
  guideUrl: string | undefined;
}): RenderedMail {
  const isCancelled = change === 'cancelled';
  const blocks: Block[] = [
    paragraph(greeting(data.name)),
    paragraph(news[change].text.replace('{free }', freeOf(data))),
    { kind: 'facts', rows: data.facts },
  ];
  if (reason) blocks.push({ kind: 'quote', text: reason });
  if (isCancelled) {
    if (undo) blocks.push(paragraph(undoText(undo)));
    blocks.push(button('Book another time', `${data.siteUrl}/book`));
  } else {
    if (change === 'booked') blocks.push(...questionsBefore(data));
    blocks.push(button('Move or cancel', data.manageUrl), paragraph(declining));
  }
  if (guideUrl && change === 'booked') {
    const text = `What you can expect of a registered migration agent is in the regulator’s Consumer Guide: ${guideUrl}`;
    blocks.push({ kind: 'paragraph', text, hasLinks: true });
  }
  return firmMail({
    ...data,
    subject: `${news[change].subject} · no. ${data.number}`,
    blocks,
    why: isCancelled ? whyCancelled : why,
  });
}

/** To the client, a day before. */
export function bookingReminder(data: BookingMailData): RenderedMail {
  return firmMail({
    ...data,
    subject: `Your consultation tomorrow · no. ${data.number}`,
    blocks: [
      paragraph(greeting(data.name)),
      paragraph(`This is a reminder of your ${freeOf(data)}consultation.`),
      { kind: 'facts', rows: data.facts },
      ...questionsBefore(data),
      button('Move or cancel', data.manageUrl),
      paragraph(declining),
    ],
    why,
  });
}

/** To a client who didn't come. @param bookUrl where they choose another time. */
export function bookingMissed({
  bookUrl,
  ...data
}: BookingMailData & { bookUrl: string }): RenderedMail {
  return firmMail({
    ...data,
    subject: `We missed you: another time? · no. ${data.number}`,
    blocks: [
      paragraph(greeting(data.name)),
      paragraph(`We couldn’t reach you for your ${freeOf(data)}consultation:`),
      { kind: 'facts', rows: data.facts },
      paragraph(
        `If you still have questions, choose another time.${data.isFree ? ' It stays free.' : ''}`,
      ),
      button('Book another time', bookUrl),
    ],
    why: booked,
  });
}

export interface BookingNoticeData {
  firm: BookingMailData['firm'];
  /** A sentence such as 'A consultation was moved.' */
  what: string;
  subject: string;
  facts: readonly Fact[];
  /** The client's note, or why it was cancelled. */
  note: string;
  /** Address of the enquiry in the admin; undefined once it was erased. */
  adminUrl: string | undefined;
  siteUrl: string;
}

/** To the person who holds a consultation, or the office. */
export function bookingNotice({
  what,
  facts,
  note,
  adminUrl,
  ...data
}: BookingNoticeData): RenderedMail {
  return firmMail({
    ...data,
    blocks: [
      paragraph(what),
      ...(facts.length > 0 ? [{ kind: 'facts', rows: facts } as const] : []),
      ...(note.trim() ? [{ kind: 'quote', text: note } as const] : []),
      ...(adminUrl ? [button('Open in the admin', adminUrl)] : []),
    ],
    why: 'Sent by the website. Declining the invitation in a calendar doesn’t cancel it: move or cancel it in the admin.',
  });
}

const button = (text: string, url: string): Block => ({ kind: 'button', text, url });
