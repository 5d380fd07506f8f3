import { commaList } from './commaList';

/** `unconfirmed`: the client hasn't opened the link yet. `missed`: the client didn't come. */
export const bookingStates = ['unconfirmed', 'booked', 'cancelled', 'missed'] as const;
export type BookingState = (typeof bookingStates)[number];

/** How a consultation takes place. */
export const meetingWays = ['video', 'phone', 'office'] as const;
export type MeetingWay = (typeof meetingWays)[number];

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
/** Bookings begin on it, and take whole ones. */
export const quarterMs = 15 * minuteMs;

/** A kind of consultation, as far as its times depend on it. */
export interface MeetingKind {
  id: string;
  /** Whole quarters of an hour. */
  minutes: number;
  /** Ids of the people who hold it; none: everybody who can be booked. */
  people?: readonly string[];
}
/** The kind that every file begins with: the ids of its slots leave it out. */
export const usualKind: MeetingKind = { id: 'free-consultation', minutes: 30 };

/** Tells whether a kind takes place in a way: in any if it names none. */
export const allowsWay = (
  kind: Readonly<Record<MeetingWay, boolean>> | undefined,
  way: MeetingWay,
): boolean => !kind || kind[way] || meetingWays.every((one) => !kind[one]);

/** Tells whether a kind is offered for a topic: for any if it names none, and while none is chosen. */
export const isAbout = ({ topics }: { topics: string }, topic: string): boolean =>
  topic === '' ||
  topics === '' ||
  commaList(topics).some((one) => one.toLowerCase() === topic.trim().toLowerCase());

/** Names a kind where it has to be told from the usual one; empty for that. */
export const kindInWords = ({
  kind_id,
  kind_name,
  ...times
}: { kind_id: string | null; kind_name: string } & Times): string =>
  kind_id === usualKind.id || kind_name === '' ? '' : `${kind_name}, ${minutesOf(times)} minutes`;

/** When a consultation begins and ends, ISO text. */
export interface Times {
  starts_at: string;
  ends_at: string;
}

/** Returns when a consultation of so many minutes begins and ends. @param start in milliseconds. */
export const timesFrom = (start: number, minutes: number): Times => ({
  starts_at: new Date(start).toISOString(),
  ends_at: new Date(start + minutes * minuteMs).toISOString(),
});

/** Returns how long a consultation takes. */
export const minutesOf = ({ starts_at, ends_at }: Times): number =>
  (Date.parse(ends_at) - Date.parse(starts_at)) / minuteMs;

/** How long a time is held until its link is opened. */
export const holdMs = 15 * minuteMs;
/** Until how long before it begins the client may move or cancel a booking. */
export const changeMs = 4 * hourMs;
/** How long a cancelled time is kept, and how long after that is undone it can't be cancelled again. */
export const undoMs = hourMs;
/** How long before it begins a consultation is to be paid, and Start names what isn't. */
export const payMs = 2 * dayMs;

/**
 * Returns until when a consultation is to be paid, ISO text: two days before it begins or, if it was
 * booked later than that, by its beginning.
 */
export function payUntil({
  starts_at,
  created_at,
}: {
  starts_at: string;
  created_at: string;
}): string {
  const until = new Date(Date.parse(starts_at) - payMs).toISOString();
  return created_at < until ? until : starts_at;
}

/** How a consultation is paid, for its client. */
export interface Payment {
  /** '$165 including GST'. */
  amount: string;
  /** Until when, ISO text. */
  until: string;
  /** Address at another company; empty: the office says how. */
  link: string;
  /** What the payment has to name. */
  reference: string;
  is_paid: boolean;
}

/** How often a client may move a booking. */
export const maxMoves = 3;
/** How long after the consultation its link works. */
export const linkMs = dayMs;

/** A time at which a person can be met. */
export interface Slot extends Times {
  /** Its person, start and kind, unless that is the usual one: `priya-raman~2026-12-01T00:00:00Z`. */
  id: string;
  /** The office of a visit; null for calls. */
  office_id: string | null;
  person_id: string;
}

/** Some of the free times, in order. */
export interface SlotPage {
  slots: Slot[];
  /** When the next of them begins, ISO time; null if these are the last. */
  later: string | null;
}

/** Returns a slot's id. @param starts_at ISO time in UTC. @param kind the id of its kind. */
export const slotId = (person_id: string, starts_at: string, kind = usualKind.id): string =>
  [person_id, starts_at.replace(/\.\d+Z$/, 'Z'), ...(kind === usualKind.id ? [] : [kind])].join(
    '~',
  );

/** Reads a slot's id; undefined if it is malformed, or begins on no quarter-hour. */
export function readSlotId(
  id: string,
): { person_id: string; start: number; kind: string } | undefined {
  const [, person_id, at, kind = usualKind.id] =
    /^([A-Za-z0-9_-]{1,64})~(\d{4}-\d\d-\d\dT\d\d:\d\d:00Z)(?:~([A-Za-z0-9_-]{1,64}))?$/.exec(id) ??
    [];
  const start = Date.parse(at ?? '');
  return person_id && start % quarterMs === 0 ? { person_id, start, kind } : undefined;
}

/** Tells whether the firm books on this site, not with another company. */
export const booksHere = (company: {
  booking_page: string;
  booking_widget: string;
  consultation_form: string;
}): boolean =>
  company.booking_page === '' && company.booking_widget === '' && company.consultation_form === '';

/** A booking as the visitor who made it sees it. */
export interface MadeBooking {
  /** `mailed`: an email says how it stands. `requested`: the office decides. */
  state: 'booked' | 'mailed' | 'unconfirmed' | 'requested';
  starts_at: string;
  ends_at: string;
  /** Until when the time is held for an unconfirmed one; null if it isn't. */
  held_until: string | null;
  /** Whom one will meet: name, role and MARN. */
  person: string;
  /** Path at which it is moved and cancelled; null where an email has it. */
  manage: string | null;
  /** What it costs, in words; empty: it is free. */
  price: string;
  /** Null for a free one, and until it is booked. */
  payment: Payment | null;
}
