/** Response types for signed-in admins, for `import type` in the admin. */
import type { Admin } from '../db/accounts/admins';
import type { AuditEvent } from '../db/accounts/auditEvents';
import type { Passkey } from '../db/accounts/passkeys';
import type { OwnSession } from '../db/accounts/sessions';
import type {
  Enquiry,
  EnquiryAnswer,
  EnquiryContact,
  EnquiryCorrection,
  EnquiryNote,
  EnquiryValues,
  ListedEnquiry,
  OfficeReply,
  VisitorReply,
} from '../db/enquiries/enquiries';
import type { EnquiryNumbers } from '../db/enquiries/enquiryNumbers';
import type { EnquiryYear, GroupNumbers } from '../db/enquiries/enquiryYear';
import type { PersonalData } from '../db/enquiries/personalData';
import type { OtherEnquiry } from '../db/enquiries/samePerson';
import type { ListedFact } from '../db/facts/factList';
import type { FactValue } from '../db/facts/factValues';
import type { Mail as Message } from '../db/mail/providerCalls';
import type { ConsentedSubscriber } from '../db/mail/subscriberList';
import type { Media, MediaUse } from '../db/media/media';
import type { PlainRow } from '../db/plain';
import type { BlogCategory, CountedCategory } from '../db/posts/categories';
import type { PostCheck } from '../db/posts/checks';
import type { Draft, SavedDraft } from '../db/posts/drafts';
import type { Finding, FindingKind } from '../db/posts/findings';
import type { Post } from '../db/posts/lists';
import type { PreviewLink } from '../db/posts/previewLinks';
import type { Publication } from '../db/posts/publications';
import type { Redirect } from '../db/posts/redirects';
import type { ShownVersion as Version } from '../db/posts/versions';
import type { SearchMiss } from '../db/search/searchMisses';
import type { OfficeBooking } from './bookings/officeBookings';
import type { FactUse } from './facts/uses';
import type { VersionNote } from './posts/versionRoutes';

export type { OfficeBooking } from './bookings/officeBookings';
export type { ReplyFields } from './enquiries/replyFieldRoutes';
export type { Due } from './operate/dueRoutes';
export type { Comparison } from './posts/comparisonRoutes';
export type { ApiError, Blog, Fact, FactChange, SearchResult } from './publicTypes';
export type {
  Admin,
  AuditEvent,
  BlogCategory,
  CountedCategory,
  Draft,
  Enquiry,
  EnquiryAnswer,
  EnquiryContact,
  EnquiryCorrection,
  EnquiryNote,
  EnquiryNumbers,
  EnquiryYear,
  FactUse,
  FactValue,
  Finding,
  FindingKind,
  GroupNumbers,
  ListedEnquiry,
  ListedFact,
  Media,
  MediaUse,
  Message,
  OfficeReply,
  OtherEnquiry,
  PersonalData,
  Post,
  PostCheck,
  Publication,
  Redirect,
  SavedDraft,
  SearchMiss,
  Version,
  VisitorReply,
};

export type ReplyTemplate = PlainRow<'answer-templates'>;

/** Current findings in a post's draft or, without one, its live version. */
export interface CheckedVersion extends Omit<PostCheck, 'weight'> {
  /** True if the draft was checked. */
  is_draft: boolean;
  /** `updated_at` of the checked version. */
  updated_at: string;
}

/** The draft discarded last, as `GET /api/draft-recoveries/:blog_id` returns it. */
export interface DiscardedDraft {
  blog_id: string;
  title: string;
  created_by: string;
  discarded_at: string;
}

/** A version in a list: without its text, with its changes. */
export type ListedVersion = Omit<Version, 'content'> & VersionNote;

/** An image with every use. */
export type UsedMedia = Media & { uses: MediaUse[] };

/** An account that an enquiry can be assigned to. */
export interface Assignee {
  id: string;
  username: string;
  /** As who it signs, with role and MARN. */
  label: string;
  /** False if the enquiry is about visas and the person isn't a registered agent. */
  may_advise: boolean;
}

/** An enquiry with what was said about it, on both sides. */
export type EnquiryThread = Enquiry & {
  /** Earlier particulars of the visitor, oldest first. */
  corrections: EnquiryCorrection[];
  /** Notice, acknowledgement and replies, oldest first, with their delivery status. */
  messages: Message[];
  /** The author of each reply. */
  sent_answers: OfficeReply[];
  /** The visitor's replies, added by hand. */
  replies: VisitorReply[];
  /** Calls and talks of the office, added by hand. */
  contacts: EnquiryContact[];
};

/** An enquiry with everything that belongs to it, as `GET /api/enquiries/:id` returns it. */
export type WholeEnquiry = EnquiryThread & {
  /** City of the office it goes to, and name of the person whom the visitor asked for. */
  office: string | null;
  person: string | null;
  assignees: Assignee[];
  /** Its consultations, by their start. */
  bookings: OfficeBooking[];
  notes: EnquiryNote[];
  /** Other enquiries that are, or may be, from the same person, newest first. */
  others: OtherEnquiry[];
};

/** Fields of an enquiry that an admin may change. */
export type EnquiryChange = Omit<EnquiryValues, 'answer_by' | 'verdict_by'> & {
  verdict?: 'spam' | 'honest';
};

/** A newsletter subscriber with consents, also used in exports. */
export type Subscriber = ConsentedSubscriber;

/** How the server sends mail, if it does. */
export interface MailState {
  /** Null if mail isn't set up: messages are queued. */
  transport: 'smtp' | 'provider' | null;
  from: string | null;
  /** Recipients of notices in the office. */
  to: string[];
  /** Number of messages by status; omits statuses without messages. */
  messages: Partial<Record<Message['status'], number>>;
}

/** A preview link with its address. */
export type ShownPreviewLink = PreviewLink & { url: string };

/** The signed-in admin, as `GET /api/session` returns it. */
export interface Session {
  id: string;
  username: string;
}

/** Response (202) to `POST /api/session` if a second factor is needed. */
export interface TwoFactorAsked {
  second_step: ('totp' | 'passkey' | 'recovery')[];
}

/** The signed-in admin's own account. */
export interface Account extends Pick<Admin, 'name' | 'role' | 'marn' | 'may_see_clients'> {
  username: string;
  /** The person whose account it is, as whom it signs; null if there is none. */
  person: string | null;
  /** Address for security messages. */
  email: string | null;
  /** True if mail is set up; otherwise no message is sent there. */
  has_mail: boolean;
  second_step: {
    /** When the authenticator app was activated; null if there is none. */
    since: string | null;
    passkeys: number;
    recovery_codes_left: number;
    is_required: boolean;
    /** Deadline for setting up two-step sign-in. */
    due: string | null;
  };
}

/** Data to set up an authenticator. */
export interface OfferedTwoFactor {
  /** Base32. */
  secret: string;
  uri: string;
  /** The QR code, as SVG. */
  qr: string;
}

/** Result of a setup; recovery codes are shown only this once. */
export interface AddedTwoFactor {
  /** Null if there are some already. */
  recovery_codes: string[] | null;
}

/** One of the admin's own passkeys. */
export type ShownPasskey = Pick<Passkey, 'id' | 'name' | 'created_at' | 'last_used_at'>;

/** A session of the signed-in admin. */
export type ShownSession = OwnSession & { is_current: boolean };

export interface UploadedImage {
  id: string;
  /** Relative path, `images/{uuid}.{ext}`. */
  image_url: string;
  /** Pixels. */
  width: number;
  height: number;
  /** Name of an image with the same bytes that was there before. */
  same_as?: string;
}
