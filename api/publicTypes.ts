/** Public response types, for `import type` in site and admin. */

import type { BookingState, Payment, Slot } from '../shared/bookings';

export type { Fact, FactChange } from '../db/facts/facts';
export type { Blog } from '../db/posts/blogs';

/** Who checked a page. */
export interface Signature {
  person: string;
  name: string;
  marn: string;
  /** Day (yyyy-mm-dd) in Sydney. */
  signed_on: string;
}

/** A page that somebody checked. */
export interface SignedPage extends Pick<Signature, 'signed_on'> {
  title: string;
  path: string;
}

export interface SearchResult {
  kind: 'guide' | 'page' | 'tool' | 'sheet' | 'fact' | 'post';
  title: string;
  url: string;
  /** HTML: text with matches in `<mark>`. */
  snippet: string;
}

/** Body of every response from 400 up. */
export interface ApiError {
  message: string;
  /** Messages by input field. */
  errors?: Record<string, string>;
}

/** A question to a client before a consultation. */
export interface AskedQuestion {
  name: string;
  label: string;
  kind?: 'day';
  /** Of a text. */
  max?: number;
  lines?: number;
  /** What this browser wrote; empty for what others did. */
  value: string;
  is_answered: boolean;
  /** Its kind of consultation needs the answer. */
  is_needed: boolean;
}

/** A booking as its client sees it behind the link. Times are ISO text. */
export interface LinkedBooking {
  state: BookingState;
  starts_at: string;
  /** When it was to begin before it was last moved; null: never moved. */
  moved_from: string | null;
  /** Who cancelled it, and what they said about it; empty unless it is cancelled. */
  cancelled_by: '' | 'client' | 'office';
  reason: string;
  is_over: boolean;
  /** The client's clock, and that of the person or office: IANA names. */
  zone: string;
  office_zone: string;
  /** Its kind, how and with whom, in words; the usual kind is empty. */
  what: string;
  how: string;
  person: string;
  /** Null for a free one, and until it is booked. */
  payment: Payment | null;
  /** What it costs, in words; empty: it is free. */
  price: string;
  /** The terms that it was booked under; empty if there are none. */
  terms: string;
  /** What its client may answer; none once it begins. */
  questions: AskedQuestion[];
  /** Until when one that is unconfirmed or cancelled keeps its time; null if it doesn't. */
  held_until: string | null;
  may_move: boolean;
  may_cancel: boolean;
  /** From when on it may be cancelled again, once it was taken back; empty: at any time. */
  cancels_from: string;
  /** True if its client may take back that they cancelled it. */
  may_reinstate: boolean;
  /** Until when a cancelled one's time would be kept, if it were cancelled now; null: it wouldn't. */
  undo_until: string | null;
  /** Until when it may be moved and cancelled. */
  changes_until: string;
  moves_left: number;
  /** False if an unconfirmed one can't be booked at its own time any more. */
  is_free: boolean;
  /** Times to choose instead, and when the next begin; null if these are the last. */
  slots: Slot[];
  later: string | null;
  /** From when on they are shown; empty: the first. */
  from: string;
  /** The version that a change is based on. */
  updated_at: string;
}
