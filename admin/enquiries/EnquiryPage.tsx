import { Alert, Box, Button, Stack } from '@mui/material';
import { useEffect } from 'react';
import { HttpError, useNotify, useRedirect } from 'react-admin';
import { useParams, useSearchParams } from 'react-router-dom';
import type { Message, WholeEnquiry } from '../../api/types';
import { contactWayNames } from '../../shared/enquiryFields';
import { BookingCard } from '../bookings/BookingCard';
import { ConsultationNoteForm } from '../bookings/ConsultationNote';
import { formatMoment } from '../dates';
import { useRead } from '../reads';
import { Opening, useListedRow } from '../ui/layout/Opening';
import { PageHeading } from '../ui/layout/PageHeading';
import { PresenceNotice } from '../ui/layout/PresenceNotice';
import { StatusLabel } from '../ui/lists/StatusLabel';
import { ClientDays } from './ClientDays';
import { ClientPapers } from './ClientPapers';
import { EnquiryActions } from './EnquiryActions';
import { enquiryKinds, enquiryStates } from './labels';
import { Notes } from './Notes';
import { OfficeReplyForm } from './OfficeReplyForm';
import { OtherEnquiries } from './OtherEnquiries';
import { ReplyState } from './ReplyState';
import { Thread } from './Thread';
import { VisitorDetails, VisitorWords } from './Visitor';
import { nameOrContact } from './who';

/** Polling intervals: for colleagues' changes, and while a message is being sent. */
const pauseMs = { quiet: 5000, sending: 2000 };
/** Older queued messages are waiting for something else. */
const sendingMs = 60_000;

/** An enquiry with its thread and actions. */
export function EnquiryPage() {
  const { id = '' } = useParams();
  const { data, error } = useWholeEnquiry(id);
  useLeave(error, data !== undefined);
  const listed = useListedRow<WholeEnquiry>('enquiries', id);
  const known = data ?? listed;
  return (
    <>
      <EnquiryHeading {...known} />
      {data ? <Enquiry key={data.id} enquiry={data} /> : <Opening />}
    </>
  );
}

/** Avoids `EditBase`, which leaves the page when a refetch fails while somebody is writing. */
const useWholeEnquiry = (id: string) =>
  useRead<WholeEnquiry>('enquiries', `/${encodeURIComponent(id)}`, {
    refetchInterval: ({ state }) => (isSending(state.data) ? pauseMs.sending : pauseMs.quiet),
    refetchOnWindowFocus: true,
    retry: false,
  });

/** Leaves an enquiry that doesn't exist or can't be read. */
function useLeave(error: Error | null, isShown: boolean) {
  const notify = useNotify();
  const redirect = useRedirect();
  useEffect(() => {
    const isGone = error instanceof HttpError && error.status === 404;
    if (!error || (isShown && !isGone)) return;
    notify(error.message, { type: 'error' });
    redirect('list', 'enquiries');
  }, [error, isShown, notify, redirect]);
}

function isSending(enquiry: WholeEnquiry | undefined): boolean {
  const since = Date.now() - sendingMs;
  const messages = enquiry?.messages ?? [];
  return messages.some(
    ({ status, updated_at }) => status === 'waiting' && Date.parse(updated_at) > since,
  );
}

function EnquiryHeading({ kind = 'enquiry', name, email, phone, number }: Partial<WholeEnquiry>) {
  const redirect = useRedirect();
  const who = nameOrContact({ name, email, phone });
  return (
    <PageHeading title={who ? `${enquiryKinds[kind]} from ${who} · no. ${number}` : 'Enquiry'}>
      <Button onClick={() => redirect('list', 'enquiries')}>All enquiries</Button>
    </PageHeading>
  );
}

function Enquiry({ enquiry }: { enquiry: WholeEnquiry }) {
  const { id, email, phone, status, contact_by } = enquiry;
  // On a phone they stand above the conversation.
  const hasBookings = enquiry.bookings.length > 0;
  return (
    <>
      <Stack direction="row" useFlexGap sx={{ columnGap: 2, flexWrap: 'wrap', mb: 2 }}>
        <StatusLabel status={enquiryStates[status]} />
        <span>
          <ReplyState {...enquiry} booking={enquiry.bookings.at(-1)?.state ?? null} />
        </span>
      </Stack>
      <PresenceNotice resource="enquiries" id={id} noun="enquiry" />
      {contact_by && (
        <Alert severity="info" sx={{ mb: 2 }}>
          Contact only by: {contactWayNames[contact_by]}, {contact_by === 'email' ? email : phone}
        </Alert>
      )}
      {enquiry.erased_at && (
        <Alert severity="info" sx={{ mb: 2 }}>
          Erased on {formatMoment(enquiry.erased_at)}, but for the record of advice: name, day and
          notes. It goes by itself after seven years.
        </Alert>
      )}
      <SpamNotice {...enquiry} />
      <DeliveryNotice {...enquiry} />
      <Box sx={layout}>
        {hasBookings && (
          <Box sx={{ gridColumn: { lg: 2 } }}>
            <BookingCard enquiry={enquiry} />
          </Box>
        )}
        <Stack spacing={2} sx={{ minWidth: 0, gridArea: { lg: '1 / 1 / span 2' } }}>
          <OpenNote enquiry={enquiry} />
          <VisitorWords enquiry={enquiry} />
          <Thread enquiry={enquiry} hasForms />
          <OfficeReplyForm enquiry={enquiry} />
        </Stack>
        <Stack spacing={2} sx={{ minWidth: 0, gridColumn: { lg: 2 } }}>
          {!hasBookings && <BookingCard enquiry={enquiry} />}
          <EnquiryActions enquiry={enquiry} />
          <ClientDays enquiry={enquiry} />
          <ClientPapers enquiry={enquiry} />
          <VisitorDetails enquiry={enquiry} />
          <Notes enquiryId={id} notes={enquiry.notes} />
          <OtherEnquiries enquiry={enquiry} />
        </Stack>
      </Box>
    </>
  );
}

/** The note of the consultation that the address names. */
function OpenNote({ enquiry: { id, bookings } }: { enquiry: WholeEnquiry }) {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('note');
  const booking = bookings.find((one) => one.id === asked);
  if (!booking) return null;
  return (
    <ConsultationNoteForm
      key={`${id} ${booking.id}`}
      booking={booking}
      onClose={() => setQuery({}, { replace: true })}
    />
  );
}

const layout = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
  gridTemplateRows: { lg: 'auto 1fr' },
} as const;

/** Why an enquiry counts as spam, which mail is held, and its retention. */
function SpamNotice({ status, verdict_by, spam_reasons, messages, held }: WholeEnquiry) {
  if (status !== 'spam') return null;
  const reasons = spam_reasons.join('; ');
  const why = verdict_by
    ? `${verdict_by} marked this as spam.`
    : `Filtered as likely spam${reasons && `: ${reasons}`}.`;
  const isHeldBack = messages.some((message) => message.status === 'held');
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {why} {isHeldBack && 'Messages about it are held until you choose “Not spam”. '}
      {held ? 'It is kept until you untick “Keep”.' : 'It is deleted 30 days later.'}
    </Alert>
  );
}

/** Reports that the last reply, or a notice to the office, wasn't delivered. */
function DeliveryNotice({ delivery, messages, email }: WholeEnquiry) {
  const reply = messages.findLast(({ kind, status }) => kind === 'answer' && status !== 'dropped');
  const notice = messages.find(
    ({ kind, status }) => kind === 'enquiry-notice' && status === 'failed',
  );
  return (
    <>
      {delivery && reply && (
        <Alert severity={delivery === 'failed' ? 'error' : 'warning'} sx={{ mb: 2 }}>
          {delivery === 'failed'
            ? `Your reply could not be delivered to ${email}: ${deliveryReason(reply)}. Check the address, then try again below or call.`
            : `Not sent yet: ${reply.last_error ?? 'mail isn’t set up on this server'}. The client gets no reply until it is.`}
        </Alert>
      )}
      {notice && (
        <Alert severity="error" sx={{ mb: 2 }}>
          The notice to {notice.to_email} could not be delivered: {deliveryReason(notice)}.
        </Alert>
      )}
    </>
  );
}

const deliveryReason = ({ last_error }: Message) => last_error ?? 'reason unknown';
