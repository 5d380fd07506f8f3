/** Response types for signed-in admins, for `import type` in the admin. */
import type { Admin } from '../db/accounts/admins';
import type { AuditEvent } from '../db/accounts/auditEvents';
import type { ConsultationNote } from '../db/bookings/consultationNotes';
import type {
  Enquiry,
  EnquiryAnswer,
  EnquiryContact,
  EnquiryCorrection,
  EnquiryNote,
  ListedEnquiry,
  OfficeReply,
  VisitorReply,
} from '../db/enquiries/enquiries';
import type { EnquiryValues } from '../db/enquiries/enquiryChanges';
import type { EnquiryNumbers } from '../db/enquiries/enquiryNumbers';
import type { ConsultationNumbers, EnquiryYear, GroupNumbers } from '../db/enquiries/enquiryYear';
import type { PersonalData } from '../db/enquiries/personalData';
import type { OtherEnquiry } from '../db/enquiries/samePerson';
import type { ChangeDay, DayChange } from '../db/facts/changeDay';
import type { ListedFact } from '../db/facts/factList';
import type { FactValue } from '../db/facts/factValues';
import type { Campaign } from '../db/mail/campaigns';
import type { Mail as Message } from '../db/mail/providerCalls';
import type { ConsentedSubscriber } from '../db/mail/subscriberList';
import type { Media, MediaUse } from '../db/media/media';
import type { Paper } from '../db/papers/papers';
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
import type { ChangedPlace, DayOfChange } from './facts/changeDayRoutes';
import type { FactUse } from './facts/uses';
import type { VersionNote } from './posts/versionRoutes';

export type { DraftNote } from '../db/posts/draftNotes';
export type { PublicationRequest } from '../db/posts/publicationRequests';
export type { Account } from './accounts/accountRoutes';
export type { ShownSession } from './accounts/ownSessionRoutes';
export type { ShownPasskey } from './accounts/passkeyRoutes';
export type { PersonAccount } from './accounts/personAccountRoutes';
export type { Session, TwoFactorAsked } from './accounts/sessionRoutes';
export type { AddedTwoFactor, OfferedTwoFactor } from './accounts/twoFactorRoutes';
export type { CalendarFeed } from './bookings/calendarFeedRoutes';
export type { OfficeBooking } from './bookings/officeBookings';
export type { PersonHours } from './bookings/personHourRoutes';
export type { DomainBookings } from './enquiries/bookingWithdrawalRoutes';
export type { ReplyFields } from './enquiries/replyFieldRoutes';
export type { Assignee, EnquiryThread, WholeEnquiry } from './enquiries/whole';
export type { DeadLink, MissedPage } from './links/routes';
export type { Campaigns } from './mail/campaigns';
export type { MailState } from './mail/outboxRoutes';
export type { UploadedImage } from './media/imageRoutes';
export type { UsedMedia } from './media/mediaRoutes';
export type { Due } from './operate/dueRoutes';
export type { CheckedVersion } from './posts/checkRoutes';
export type { Comparison } from './posts/comparisonRoutes';
export type { TouchedPost } from './posts/snippetRoutes';
export type {
  ApiError,
  Blog,
  Fact,
  FactChange,
  SearchResult,
  Signature,
  SignedPage,
} from './publicTypes';
export type { SignablePage, SignablePages, SignatureChanges } from './signatures/routes';
export type { SignedChange } from './signatures/signedChanges';
export type {
  Admin,
  AuditEvent,
  BlogCategory,
  Campaign,
  ChangeDay,
  ChangedPlace,
  ConsultationNote,
  ConsultationNumbers,
  CountedCategory,
  DayChange,
  DayOfChange,
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
  Paper,
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

/** The draft discarded last, as `GET /api/draft-recoveries/:blog_id` returns it. */
export interface DiscardedDraft {
  blog_id: string;
  title: string;
  created_by: string;
  discarded_at: string;
}

/** A version in a list: without its text, with its changes. */
export type ListedVersion = Omit<Version, 'content'> & VersionNote;

/** Fields of an enquiry that an admin may change. */
export type EnquiryChange = Omit<EnquiryValues, 'answer_by' | 'verdict_by'> & {
  status?: Enquiry['status'];
  verdict?: 'spam' | 'honest';
};

/** A newsletter subscriber with consents, also used in exports. */
export type Subscriber = ConsentedSubscriber;

export type ShownPreviewLink = PreviewLink & { url: string };
