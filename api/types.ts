/** The shapes that a signed-in admin reads, for `import type` in the admin. */
import type { Admin } from '../db/accounts/admins';
import type { AuditEvent } from '../db/accounts/auditEvents';
import type { Passkey } from '../db/accounts/passkeys';
import type { OwnSession } from '../db/accounts/sessions';
import type {
  Enquiry,
  EnquiryAnswer,
  EnquiryNote,
  EnquiryReply,
  ListedEnquiry,
  OtherEnquiry,
  SentAnswer,
} from '../db/enquiries/enquiries';
import type { EnquiryNumbers } from '../db/enquiries/enquiryNumbers';
import type { PersonalData } from '../db/enquiries/personalData';
import type { ListedFact } from '../db/facts/factList';
import type { FactValue } from '../db/facts/factValues';
import type { Mail as Message } from '../db/mail/providerCalls';
import type { ConsentedSubscriber } from '../db/mail/subscriberList';
import type { Media, MediaUse } from '../db/media/media';
import type { PlainRow } from '../db/plain';
import type { BlogCategory, CountedCategory } from '../db/posts/categories';
import type { PostCheck } from '../db/posts/checks';
import type { Draft } from '../db/posts/drafts';
import type { Finding, FindingKind } from '../db/posts/findings';
import type { Post } from '../db/posts/lists';
import type { PreviewLink } from '../db/posts/previewLinks';
import type { Publication } from '../db/posts/publications';
import type { ShownVersion as Version } from '../db/posts/versions';
import type { SearchMiss } from '../db/search/searchMisses';
import type { FactUse } from './facts/uses';
import type { VersionNote } from './posts/versionRoutes';

export type { AnswerFields } from './enquiries/answerFieldRoutes';
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
  EnquiryNote,
  EnquiryNumbers,
  EnquiryReply,
  FactUse,
  FactValue,
  Finding,
  FindingKind,
  ListedEnquiry,
  ListedFact,
  Media,
  MediaUse,
  Message,
  PersonalData,
  Post,
  PostCheck,
  Publication,
  SearchMiss,
  SentAnswer,
  Version,
};

export type AnswerTemplate = PlainRow<'answer-templates'>;

/** What the checks find now in a post's working copy or, where it has none, in what is live. */
export interface CheckedVersion extends Omit<PostCheck, 'weight'> {
  /** Whether the working copy was checked. */
  is_draft: boolean;
  /** Of what was checked. */
  updated_at: string;
}

/** The working copy that was discarded last, as `GET /api/draft-recoveries/:blog_id` answers. */
export interface DiscardedDraft {
  blog_id: string;
  title: string;
  created_by: string;
  discarded_at: string;
}

/** A version as a list shows it: without its text, with what it changed. */
export type ListedVersion = Omit<Version, 'content'> & VersionNote;

/** A picture with every place that names it. */
export type UsedMedia = Media & { uses: MediaUse[] };

/** An enquiry with all that belongs to it, as `GET /api/enquiries/:id` answers. */
export type WholeEnquiry = Enquiry & {
  notes: EnquiryNote[];
  /** Notices, acknowledgement and answers, oldest first, with where each stands. */
  messages: Message[];
  /** Who wrote which of the answers. */
  sent_answers: SentAnswer[];
  /** What the visitor wrote back, added by hand. */
  replies: EnquiryReply[];
  /** Other enquiries of the same address, newest first. */
  others: OtherEnquiry[];
};

/** A subscriber of the newsletter with what was agreed to: also what an export has. */
export type Subscriber = ConsentedSubscriber;

/** Whether and how mail leaves the server. */
export interface MailState {
  /** Null where mail isn't set up: messages wait. */
  transport: 'smtp' | 'provider' | null;
  from: string | null;
  /** Who in the office is told of enquiries. */
  to: string[];
  /** How many messages have each status; those that have none are left out. */
  messages: Partial<Record<Message['status'], number>>;
}

/** A preview link with the address to hand on. */
export type ShownPreviewLink = PreviewLink & { url: string };

/** The signed-in admin, as `GET /api/session` answers. */
export interface Session {
  id: string;
  username: string;
}

/** What `POST /api/session` answers (202) where the password alone signs nobody in. */
export interface TwoFactorAsked {
  second_step: ('totp' | 'passkey' | 'recovery')[];
}

/** The signed-in admin's own account. */
export interface Account extends Pick<Admin, 'name' | 'role' | 'marn'> {
  username: string;
  /** Where security messages go. */
  email: string | null;
  /** Whether mail is set up, without which no message goes there. */
  has_mail: boolean;
  second_step: {
    /** Since when codes of an authenticator app count; null where there is none. */
    since: string | null;
    passkeys: number;
    recovery_codes_left: number;
    is_required: boolean;
    /** Until when it has to be set up. */
    due: string | null;
  };
}

/** What an authenticator is set up with. */
export interface OfferedTwoFactor {
  /** Base32. */
  secret: string;
  uri: string;
  /** The QR code, as SVG. */
  qr: string;
}

/** What was set up; the recovery codes of the first second step are shown this once. */
export interface AddedTwoFactor {
  /** Null where there are some already. */
  recovery_codes: string[] | null;
}

/** One of one's own passkeys. */
export type ShownPasskey = Pick<Passkey, 'id' | 'name' | 'created_at' | 'last_used_at'>;

/** Where the signed-in admin is signed in. */
export type ShownSession = OwnSession & { is_current: boolean };

export interface UploadedImage {
  id: string;
  /** Relative path, `images/{uuid}.{ext}`. */
  image_url: string;
  /** Pixels. */
  width: number;
  height: number;
}
