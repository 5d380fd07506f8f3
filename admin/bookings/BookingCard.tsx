import { Alert, Box, Button, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { BooleanInput } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ConsultationNote, OfficeBooking, WholeEnquiry } from '../../api/types';
import { askedFieldNames, officeEntries } from '../../shared/enquiryFields';
import { dialableNumber } from '../../shared/phone';
import { changeOf, write } from '../dataProvider';
import { formatDate, formatMoment } from '../dates';
import { adviceInWords } from '../enquiries/labels';
import { FieldInput, labelled } from '../ui/forms/FieldInput';
import { FormDialog } from '../ui/forms/FormDialog';
import type { FieldSpec } from '../ui/forms/fields';
import { waitingLabel } from '../ui/forms/keptForm';
import { ActionButton } from '../ui/layout/ActionButton';
import { LinkButton } from '../ui/layout/LinkButton';
import { DefinitionList, Section } from '../ui/layout/Section';
import { StatusLabel } from '../ui/lists/StatusLabel';
import {
  bookingStates,
  bookingTimes,
  clockIn,
  misfits,
  notePath,
  reminderUrl,
  wayOf,
} from './labels';
import { bookedFields, MeetingInputs, meetingOf, meetingValues } from './Meeting';
import { Money } from './Money';
import { newBooking } from './particulars';
import { WithdrawDialog } from './WithdrawDialog';

/** The consultations of an enquiry, and a button that books one. */
export function BookingCard({ enquiry }: { enquiry: WholeEnquiry }) {
  const { bookings, kind, status, id } = enquiry;
  const isToCome = bookings.some(
    ({ state, ends_at }) => state === 'booked' && ends_at > new Date().toISOString(),
  );
  if (bookings.length === 0 && (kind !== 'consultation' || status === 'spam')) {
    return status === 'spam' ? null : <BookLink id={id} isPlain />;
  }
  return (
    <Section title="Consultation">
      <Stack spacing={2}>
        <AnswersBefore enquiry={enquiry} />
        {bookings.map((booking) => (
          <OneBooking key={booking.id} booking={booking} />
        ))}
        {bookings.length === 0 && <Typography>A wish: no time is booked yet.</Typography>}
        {!isToCome && status !== 'spam' && <BookLink id={id} />}
        <EarlierNotes notes={enquiry.earlier_notes} />
      </Stack>
    </Section>
  );
}

/** What the client answered before: first, for whoever is about to talk with them. */
function AnswersBefore({ enquiry }: { enquiry: WholeEnquiry }) {
  const answers = officeEntries(enquiry, formatDate, askedFieldNames).filter(({ value }) => value);
  if (answers.length === 0) return null;
  return (
    <Box>
      <Typography component="h3" variant="subtitle2">
        Before the talk
      </Typography>
      <DefinitionList entries={answers.map(({ label, value }) => [label, value])} />
    </Box>
  );
}

const BookLink = ({ id, isPlain = false }: { id: string; isPlain?: boolean }) => (
  <LinkButton
    to={`/bookings/create?enquiry=${encodeURIComponent(id)}`}
    variant={isPlain ? 'text' : 'contained'}
    sx={{ alignSelf: 'start' }}
  >
    {waitingLabel('Book a consultation', newBooking(id))}
  </LinkButton>
);

/** What was said to the same person before, newest first; each opens. */
function EarlierNotes({ notes }: { notes: readonly ConsultationNote[] }) {
  if (notes.length === 0) return null;
  return (
    <Box>
      <Typography component="h3" variant="subtitle2">
        Said to them before
      </Typography>
      {notes.toReversed().map((note) => (
        <details key={note.id}>
          <summary style={{ cursor: 'pointer', padding: '0.5rem 0' }}>
            {formatMoment(note.created_at)}, {note.signed_as} (account {note.created_by})
          </summary>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {adviceInWords(note)}
          </Typography>
        </details>
      ))}
    </Box>
  );
}

type Asking = 'move' | 'cancel' | 'missed' | 'withdraw';

const reason: FieldSpec = {
  source: 'reason',
  label: 'A word to the client',
  isOptional: true,
  lines: 2,
  help: 'It stands in the mail to the client. It may stay empty.',
};

/** Ways to the client: a call, the video call, and a reminder that the office's own phone sends. */
function ReachLinks({ booking }: { booking: OfficeBooking }) {
  const { phone, video_link, starts_at, ends_at } = booking;
  const dial = phone && dialableNumber(phone);
  const now = new Date().toISOString();
  const isOver = ends_at <= now;
  const outside = { target: '_blank', rel: 'noopener noreferrer' } as const;
  return (
    <Stack direction="row" useFlexGap sx={{ columnGap: 2, flexWrap: 'wrap' }}>
      {phone && <MuiLink href={`tel:${dial || phone}`}>Call {phone}</MuiLink>}
      {video_link && !isOver && (
        <MuiLink href={video_link} {...outside}>
          Open the video call
        </MuiLink>
      )}
      {dial?.startsWith('+') && starts_at > now && (
        <MuiLink href={reminderUrl(booking, dial)} {...outside}>
          Remind by WhatsApp
        </MuiLink>
      )}
    </Stack>
  );
}

const mail: FieldSpec = {
  source: 'mail',
  label: 'Write to them, with a link to book another time',
  isOptional: true,
  kind: 'switch',
  initial: true,
  help: 'The enquiry then waits for the client, for a week.',
};

/** Tells whether a cancelled time is still kept for its client. */
const isKept = ({ held_until }: OfficeBooking): boolean =>
  held_until !== null && held_until > new Date().toISOString();

const keptFor = ({ held_until, person_zone }: OfficeBooking): string =>
  `They can take that back until ${clockIn(held_until ?? '', person_zone)}: the time is kept so long`;

function OneBooking({ booking }: { booking: OfficeBooking }) {
  const [asking, setAsking] = useState<Asking>();
  const { id, state, starts_at, misfit, lacks_link, cancelled_by, of_network, of_domain } = booking;
  const { lacks_note } = booking;
  const hasBegun = starts_at <= new Date().toISOString();
  const isLive = state === 'booked' || state === 'unconfirmed';
  const close = () => setAsking(undefined);
  return (
    <Box>
      <StatusLabel status={bookingStates[state]} />
      <Typography sx={{ fontWeight: 600 }}>{bookingTimes(booking)}</Typography>
      <Typography variant="body2">
        {wayOf(booking)}, with {booking.person ?? 'somebody who was deleted'}.
      </Typography>
      {cancelled_by && (
        <Typography variant="body2">
          Cancelled by the {cancelled_by}
          {booking.reason && `: ${booking.reason}`}
          {state === 'cancelled' && isKept(booking) && `. ${keptFor(booking)}`}
        </Typography>
      )}
      <Money booking={booking} />
      {misfit && (
        <Alert severity="warning" sx={{ my: 1 }}>
          It no longer fits: {misfits[misfit]}. Move it, hand it to somebody else, cancel it, or
          keep it.
        </Alert>
      )}
      {isLive && !hasBegun && lacks_link && (
        <Alert severity="info" sx={{ my: 1 }}>
          {booking.person} has no link for video calls: enter it under Our people, or one for this
          call alone under “Move or hand over”. The client gets it then.
        </Alert>
      )}
      {isLive && <ReachLinks booking={booking} />}
      <Stack direction="row" useFlexGap sx={{ gap: 0.5, flexWrap: 'wrap', mt: 1 }}>
        {isLive && !hasBegun && (
          <>
            <Button variant="outlined" onClick={() => setAsking('move')}>
              {state === 'unconfirmed' ? 'Confirm or move' : 'Move or hand over'}
            </Button>
            <Button variant="outlined" color="inherit" onClick={() => setAsking('cancel')}>
              Cancel it
            </Button>
          </>
        )}
        {state === 'booked' && hasBegun && (
          <>
            <Button
              variant={lacks_note ? 'contained' : 'outlined'}
              component={Link}
              to={notePath(booking)}
              replace
            >
              {lacks_note ? 'Write the note' : 'Add a note'}
            </Button>
            <Button variant="outlined" color="inherit" onClick={() => setAsking('missed')}>
              Didn’t come
            </Button>
          </>
        )}
        {of_network > 1 && (
          <ActionButton<{ count: number }>
            resource="booking-withdrawals"
            data={{ booking_id: id }}
            done={({ count }) => `${count} bookings withdrawn, and their times are free again.`}
            ask={{
              title: `Withdraw all ${of_network} of this network?`,
              content:
                'They become spam, confirmed ones too, nobody is told, and their times are free again. Who wrote to us before today stays. “Not spam” brings an enquiry back, without its time.',
              confirm: 'Withdraw them',
            }}
            variant="outlined"
            color="error"
          >
            Withdraw all {of_network} of this network
          </ActionButton>
        )}
        {of_domain > 1 && (
          <Button variant="outlined" color="error" onClick={() => setAsking('withdraw')}>
            {of_domain} of this mail domain today
          </Button>
        )}
        {state === 'missed' && (
          <ActionButton
            resource="bookings"
            {...changeOf(booking, { state: 'booked' })}
            done="Noted: the client came."
            variant="outlined"
          >
            They came after all
          </ActionButton>
        )}
      </Stack>
      {asking === 'move' && (
        <FormDialog
          title={state === 'unconfirmed' ? 'Book this consultation' : 'Move or hand over'}
          maxWidth="sm"
          fields={bookedFields}
          of={booking}
          values={meetingValues}
          changes="bookings"
          save={async (typed, shown) => {
            const read = meetingOf(typed);
            if ('errors' in read) return read.errors;
            await write('bookings', changeOf(shown, read.meeting));
            return undefined;
          }}
          submit={state === 'unconfirmed' ? 'Book' : 'Move'}
          done="Done. The client and the person are told."
          onDone={close}
          onClose={close}
        >
          <MeetingInputs topic={booking.topic} hasLink />
        </FormDialog>
      )}
      {asking === 'withdraw' && <WithdrawDialog booking={booking} onClose={close} />}
      {asking === 'missed' && (
        <FormDialog
          title="The client didn’t come"
          fields={[mail]}
          values={{ mail: booking.email !== '' }}
          changes="bookings"
          write={(typed) => changeOf(booking, { state: 'missed', mail: typed.mail === true })}
          submit="Didn’t come"
          done="Noted: the client didn’t come."
          onDone={close}
          onClose={close}
        >
          {booking.email === '' ? (
            <Typography>There is no email address to write to. The next step is yours.</Typography>
          ) : (
            <BooleanInput {...labelled(mail)} />
          )}
        </FormDialog>
      )}
      {asking === 'cancel' && (
        <FormDialog
          key={id}
          title="Cancel the consultation"
          fields={[reason]}
          changes="bookings"
          write={(typed) => changeOf(booking, { state: 'cancelled', reason: typed.reason })}
          submit="Cancel the consultation"
          cancel="Back"
          isDanger
          done="Cancelled. The client and the person are told."
          onDone={close}
          onClose={close}
        >
          <FieldInput field={reason} autoFocus />
        </FormDialog>
      )}
    </Box>
  );
}
