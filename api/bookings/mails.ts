import type { ClientBooking } from '../../db/bookings/clientBookings';
import { getEnquiry } from '../../db/enquiries/enquiries';
import { plainSources } from '../../db/plain';
import { dayMs, kindInWords, type Payment } from '../../shared/bookings';
import { mayGetMail, visitorEntries } from '../../shared/enquiryFields';
import { isVisaQuestion } from '../../shared/enquiryTopics';
import {
  type BookingNews,
  bookingLink,
  bookingMail,
  bookingMissed,
  bookingNotice,
  bookingReminder,
  type Fact,
  momentLines,
  regulator,
  type UndoTimes,
} from '../../site/api';
import type { Services } from '../context';
import { officeAddresses } from '../intake/mails';
import { queueMail } from '../mail/outbox';
import { countOwnMail, countVisitorMail } from '../mail/strangers';
import { unansweredOf } from './answers';
import { calendarFile } from './calendarFile';
import {
  howInWords,
  lacksLink,
  locationOf,
  type Parties,
  partiesOf,
  paymentOf,
  personInWords,
  priceOf,
} from './describe';
import { bookingUrl, changesUntil, mayReinstate } from './links';

export type MailServices = Pick<Services, 'db' | 'environment' | 'firm' | 'wakeSender'>;

/** Something that happened to a booking, for those concerned. */
export interface BookingEvent {
  change: BookingNews;
  /** How it stood before it was moved, changed or handed over. */
  before?: ClientBooking;
  /** Why it was cancelled. */
  reason?: string | undefined;
  /** Whether the client's mail was counted already, or is left out; default: it is counted here. */
  mail?: 'counted' | 'none';
}

/** Mails an event to the person and, if it was handed over, the person before. */
export function mailPeople(
  services: MailServices,
  booking: ClientBooking,
  event: BookingEvent,
): void {
  mailPerson(services, booking, event);
  const { before } = event;
  if (before && before.person_id !== null && before.person_id !== booking.person_id) {
    const { sequence, updated_at } = booking;
    const theirs = { ...before, sequence, updated_at };
    // A mailbox that both share has the entry already: a CANCEL of the same one would end it.
    const left = addressesOf(services, before).filter(
      (email) => !addressesOf(services, booking).includes(email),
    );
    mailPerson(services, theirs, { change: 'cancelled', reason: 'It was handed over.' }, left);
  }
}

/** Asks the client to confirm. @param other a booking to come that they have already. */
export function askClient(
  services: MailServices,
  booking: ClientBooking,
  other?: ClientBooking,
): void {
  const { held_until, zone } = booking;
  queueMail(services, {
    ...toClient(booking),
    kind: 'booking',
    ...bookingLink({
      ...clientData(services, booking),
      until: held_until === null ? undefined : momentLines(held_until, zone, zone)[0],
      other: other && {
        when: whenOf(other, partiesOf(services.db, other)),
        manageUrl: bookingUrl(services, other.id),
      },
    }),
  });
}

/** Reminds the client and, at an address of their own, the person. */
export function remind(services: MailServices, booking: ClientBooking): void {
  const own = partiesOf(services.db, booking).person?.notices_to;
  if (own) {
    queueMail(services, {
      ...toPerson(booking, own),
      kind: 'booking-reminder',
      ...personNotice(services, booking, {
        what: 'This is a reminder of a consultation.',
        note: '',
      }),
    });
  }
  if (!isReachable(services, booking)) return;
  queueMail(services, {
    ...toClient(booking),
    kind: 'booking-reminder',
    ...bookingReminder(clientData(services, booking)),
  });
}

/** Mails an event to the client. */
export function mailClient(
  services: MailServices,
  booking: ClientBooking,
  { change, reason, mail, before }: BookingEvent,
): void {
  if (!isReachable(services, booking) || mail === 'none') return;
  const { db } = services;
  if (booking.proved_at !== null) countOwnMail(db, booking.email);
  else if (mail !== 'counted' && countVisitorMail(db, booking.email, undefined)) return;
  const calendar = clientCalendar(services, provenOf(booking), {
    name: booking.name,
    email: booking.email,
  });
  const data = clientData(services, booking);
  queueMail(services, {
    ...toClient(booking),
    kind: 'booking',
    calendar,
    ...bookingMail({
      ...data,
      facts: [...data.facts, ...beforeFacts(change, before, partiesOf(db, booking), 'client')],
      change,
      guideUrl: isVisaQuestion({ kind: 'consultation', topic: booking.topic })
        ? regulator.consumerGuide.href
        : undefined,
      // What a visitor typed is for the office alone.
      reason: booking.cancelled_by === 'office' ? reason : undefined,
      undo: undoOf(booking),
    }),
  });
}

/** Until when a client may take a cancellation back, by their clock; undefined: they can't. */
function undoOf(booking: ClientBooking): UndoTimes | undefined {
  const { held_until, zone } = booking;
  if (!mayReinstate(booking) || held_until === null) return undefined;
  const clock = (at: string) => momentLines(at, zone, zone)[0] ?? '';
  return { kept: clock(held_until), last: clock(changesUntil(booking)) };
}

/** How long a mail to somebody who didn't come may wait to be sent. */
const missedMs = 7 * dayMs;

/** Mails a client who didn't come a way to book another time. @returns false if they can't be. */
export function mailMissed(services: MailServices, booking: ClientBooking): boolean {
  if (!isReachable(services, booking)) return false;
  const data = clientData(services, booking);
  const { topic } = booking;
  queueMail(services, {
    ...toClient(booking),
    expires_at: new Date(Date.now() + missedMs).toISOString(),
    kind: 'booking',
    ...bookingMissed({
      ...data,
      bookUrl: `${data.siteUrl}/book${topic && `?${new URLSearchParams({ topic })}`}`,
    }),
  });
  return true;
}

const toClient = ({ email, enquiry_id, ends_at }: ClientBooking) => ({
  to_email: email,
  enquiry_id,
  expires_at: ends_at,
});

function isReachable({ db }: MailServices, { email, enquiry_id }: ClientBooking): boolean {
  const enquiry = getEnquiry(db, enquiry_id);
  return email !== '' && enquiry !== undefined && mayGetMail(enquiry);
}

function clientData(services: MailServices, booking: ClientBooking) {
  const { db, environment, firm } = services;
  const unanswered = unansweredOf(services, booking);
  return {
    firm: firm.onPages,
    name: booking.name,
    number: booking.number,
    facts: factsOf(provenOf(booking), partiesOf(db, booking)),
    isFree: booking.price === '',
    before: unanswered.isAny ? unanswered : undefined,
    manageUrl: bookingUrl(services, booking.id),
    siteUrl: environment.SITE_URL,
  };
}

/** Leaves out what an unproved client typed: anybody may type anybody's address. */
const provenOf = (booking: ClientBooking): ClientBooking =>
  booking.proved_at === null ? { ...booking, phone: '' } : booking;

const whenOf = ({ starts_at, zone }: ClientBooking, parties: Parties): string =>
  momentLines(starts_at, zone, parties.zone).join('\n');

/** The time of a booking before it was moved, by the clock of the client or of the person. */
function beforeFacts(
  change: BookingNews,
  before: ClientBooking | undefined,
  { zone }: Parties,
  reader: 'client' | 'person',
): Fact[] {
  if (change !== 'moved' || !before) return [];
  const clocks =
    reader === 'client' ? ([before.zone, zone] as const) : ([zone, before.zone] as const);
  return [{ label: 'Before', value: momentLines(before.starts_at, ...clocks).join('\n') }];
}

/** What the office wasn't told before its client took it back. */
function cancellationFacts(
  change: BookingNews,
  before: ClientBooking | undefined,
  { zone }: Parties,
): Fact[] {
  if (change !== 'reinstated' || !before) return [];
  const [when = ''] = momentLines(before.updated_at, zone, zone);
  const reason = before.reason && `: ${before.reason}`;
  return [
    { label: 'Cancelled', value: `${when}${reason}. It was taken back before you were told.` },
  ];
}

/** Its kind, unless that is the usual one. */
function whatOf(booking: ClientBooking): Fact[] {
  const what = kindInWords(booking);
  return what ? [{ label: 'What', value: what }] : [];
}

/** What it costs and, of one that stands, how it is paid, by the client's clock. */
function priceFacts(booking: ClientBooking): Fact[] {
  const { zone } = booking;
  const price = priceOf(booking);
  if (price === '') return [];
  const payment = paymentOf(booking);
  const said = [{ label: 'Price', value: price }];
  if (!payment) return said;
  const [by = ''] = momentLines(payment.until, zone, zone);
  return [...said, paymentFact(payment, by)];
}

/** @param by until when, in words. */
const paymentFact = ({ is_paid, link, reference }: Payment, by: string): Fact =>
  is_paid
    ? { label: 'Paid', value: 'Yes. Thank you.' }
    : {
        label: 'To pay',
        value: [`By ${by}${link && ` at ${link}`}`, `Reference: ${reference}`].join('\n'),
      };

/** What, when, how and with whom, as the client reads it. */
export const factsOf = (booking: ClientBooking, parties: Parties): Fact[] => [
  ...whatOf(booking),
  { label: 'When', value: whenOf(booking, parties) },
  { label: 'How', value: howInWords(booking, parties) },
  { label: 'With', value: personInWords(parties, booking) },
  ...priceFacts(booking),
];

/** Writes the client's calendar file. @param attendee undefined for a file to download. */
export function clientCalendar(
  services: Pick<Services, 'db' | 'environment' | 'firm'>,
  booking: ClientBooking,
  attendee?: { name: string; email: string },
): string {
  const parties = partiesOf(services.db, booking);
  const { name } = services.firm.onPages.company;
  const description = [
    howInWords(booking, parties),
    `With ${personInWords(parties, booking)}`,
    `Move or cancel it here; declining it in a calendar doesn’t: ${bookingUrl(services, booking.id)}`,
  ];
  return calendarFile({
    ...entryOf(services, booking, clientUid(booking)),
    zone: booking.zone,
    summary: `${kindInWords(booking) ? booking.kind_name : 'Consultation'} with ${name}`,
    description: description.join('\n'),
    location: locationOf(booking, parties),
    attendee,
  });
}

/** UID in the client's calendar: one that was cancelled there may not be taken up again. */
const clientUid = ({ id, reinstated_at }: ClientBooking): string =>
  reinstated_at === null ? id : `${id}-2`;

/** UID in the person's calendar. */
export const personUid = ({ id, person_uid }: Pick<ClientBooking, 'id' | 'person_uid'>): string =>
  person_uid ?? id;

const entryOf = (
  { environment, firm }: Pick<Services, 'environment' | 'firm'>,
  booking: ClientBooking,
  uid: string,
) => {
  const { company } = firm.onPages;
  return {
    uid,
    sequence: booking.sequence,
    isCancelled: booking.state === 'cancelled',
    starts_at: booking.starts_at,
    ends_at: booking.ends_at,
    changed_at: booking.updated_at,
    organizer: { name: company.name, email: environment.MAIL_FROM?.email ?? company.email },
  };
};

const said: Record<BookingNews, string> = {
  booked: 'A consultation was booked.',
  moved: 'A consultation was moved.',
  changed: 'A consultation takes place in another way.',
  linked: 'The link of a video call is new.',
  'handed-over': 'A consultation was handed over to you.',
  cancelled: 'A consultation was cancelled.',
  reinstated: 'A consultation that its client had cancelled takes place after all.',
};

/** Returns where the person who holds a consultation is told; without an address, the office's. */
function addressesOf(services: MailServices, booking: ClientBooking): string[] {
  const own = partiesOf(services.db, booking).person?.notices_to;
  const enquiry = getEnquiry(services.db, booking.enquiry_id);
  return own ? [own] : enquiry ? [...officeAddresses(services, enquiry)] : [];
}

/** Mails the person who holds a consultation. */
function mailPerson(
  services: MailServices,
  booking: ClientBooking,
  { change, reason = '', before }: BookingEvent,
  addresses = addressesOf(services, booking),
): void {
  const { db } = services;
  const parties = partiesOf(db, booking);
  const enquiry = getEnquiry(db, booking.enquiry_id);
  if (!enquiry) return;
  const note = reason || (change === 'booked' ? enquiry.message : '');
  const more = [
    ...beforeFacts(change, before, parties, 'person'),
    ...cancellationFacts(change, before, parties),
  ];
  const notice = personNotice(services, booking, { what: said[change], note, more });
  const entry = { ...booking, state: change === 'cancelled' ? change : booking.state } as const;
  const facts = personFacts(services, booking);
  for (const email of addresses) {
    queueMail(services, {
      ...toPerson(booking, email),
      kind: 'booking',
      calendar: calendarFile({
        ...entryOf(services, entry, personUid(booking)),
        zone: parties.zone,
        summary: `Consultation: ${booking.name} (no. ${booking.number})`,
        description: facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
        location: locationOf(booking, parties),
        attendee: { name: parties.person?.name ?? '', email },
      }),
      ...notice,
    });
  }
}

const toPerson = ({ enquiry_id, ends_at }: ClientBooking, to_email: string) => ({
  to_email,
  enquiry_id,
  expires_at: ends_at,
});

function personNotice(
  services: MailServices,
  booking: ClientBooking,
  { what, note, more = [] }: { what: string; note: string; more?: readonly Fact[] },
) {
  const siteUrl = services.environment.SITE_URL;
  return bookingNotice({
    firm: services.firm.onPages,
    what,
    subject: `${what.replace('.', '')}: ${booking.name} · no. ${booking.number}`,
    facts: [...personFacts(services, booking), ...more],
    note,
    adminUrl: `${siteUrl}/admin/enquiries/${booking.enquiry_id}`,
    siteUrl,
  });
}

const noLink =
  'Video call, without a link: enter yours under Our people, or one for this call at the booking. The client gets it then.';

/** Everything that the person has to know about a consultation. */
function personFacts({ db }: MailServices, booking: ClientBooking): Fact[] {
  const parties = partiesOf(db, booking);
  const enquiry = getEnquiry(db, booking.enquiry_id);
  const facts = [
    ...whatOf(booking),
    {
      label: 'When',
      value: momentLines(booking.starts_at, parties.zone, booking.zone).join('\n'),
    },
    { label: 'How', value: lacksLink(booking, parties) ? noLink : howInWords(booking, parties) },
    { label: 'With', value: parties.person?.name ?? '' },
    { label: 'Price', value: priceForOffice(booking) },
    ...(enquiry ? visitorEntries(enquiry) : []),
    { label: 'About', value: booking.topic },
  ];
  return facts.filter(({ value }) => value !== '');
}

const priceForOffice = (booking: ClientBooking): string => {
  const price = priceOf(booking);
  return price && `${price}, ${booking.paid_at ? 'paid' : 'not marked as paid'}`;
};

/** Takes a consultation out of the person's calendar, without the client's data. */
export function withdrawFromCalendar(
  services: Pick<Services, 'db' | 'environment' | 'firm' | 'wakeSender'>,
  booking: ClientBooking,
): void {
  const { db, environment, firm } = services;
  const person = booking.person_id ? plainSources.people.get(db, booking.person_id) : undefined;
  const { zone } = partiesOf(db, booking);
  const [when = ''] = momentLines(booking.starts_at, zone, zone);
  const addresses = person?.notices_to ? [person.notices_to] : officeAddresses(services, booking);
  for (const email of addresses) {
    queueMail(services, {
      kind: 'booking',
      to_email: email,
      expires_at: booking.ends_at,
      calendar: calendarFile({
        ...entryOf(services, booking, personUid(booking)),
        isCancelled: true,
        zone,
        summary: 'Consultation',
        description: '',
        location: '',
        attendee: { name: person?.name ?? '', email },
      }),
      ...bookingNotice({
        firm: firm.onPages,
        what: `The consultation on ${when} is cancelled.`,
        subject: 'A consultation was cancelled',
        facts: [],
        note: '',
        adminUrl: undefined,
        siteUrl: environment.SITE_URL,
      }),
    });
  }
}
