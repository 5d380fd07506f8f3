import { Alert } from '@mui/material';
import { Link, useRecordContext } from 'react-admin';
import type { MailState, Message } from '../../api/types';
import { formatMoment } from '../dates';
import { useRead } from '../reads';
import { ActionButton } from '../ui/layout/ActionButton';
import { type Status, StatusLabel } from '../ui/lists/StatusLabel';

export const messageKinds: Record<Message['kind'], string> = {
  'enquiry-notice': 'Notice to the office',
  acknowledgement: 'Acknowledgement',
  answer: 'Reply',
  confirmation: 'Subscription confirmation',
  booking: 'Consultation',
  'booking-reminder': 'Reminder of a consultation',
  publishing: 'Publishing',
  security: 'Account notice',
  alarm: 'Warning to the office',
  test: 'Test mail',
};

/** In order of urgency. */
export const messageStates: Record<Message['status'], Status> = {
  waiting: { name: 'Waiting', colour: 'warning.main' },
  failed: { name: 'Failed', colour: 'error.main', isError: true },
  held: { name: 'On hold', colour: 'info.main' },
  sent: { name: 'Sent', colour: 'success.main' },
  dropped: { name: 'Cancelled', colour: 'text.disabled' },
};

type Shown = Pick<Message, 'status' | 'last_error' | 'sent_at' | 'next_attempt_at' | 'attempts'>;

/** A message's status with its time and, if there is one, the reason. */
export function MessageState({ status, last_error, sent_at, next_attempt_at, attempts }: Shown) {
  const isOver = status === 'sent' || status === 'dropped';
  const isRetried = status === 'waiting' && attempts > 0;
  return (
    <StatusLabel status={messageStates[status]}>
      {messageStates[status].name}
      {status === 'sent' && sent_at && ` ${formatMoment(sent_at)}`}
      {isRetried && `, next attempt ${formatMoment(next_attempt_at)}`}
      {!isOver && last_error && `: ${last_error}`}
    </StatusLabel>
  );
}

/** Retries a queued or failed message at once, or cancels it. */
export function MessageActions({ message: input }: { message?: Message }) {
  const row = useRecordContext<Message>();
  const message = input ?? row;
  if (!message || message.status === 'sent') return null;
  const { id, status } = message;
  const action = { resource: 'outbox', id, color: 'inherit' } as const;
  return (
    <>
      <ActionButton {...action} data={{ status: 'waiting' }} done="Sending…">
        {status === 'waiting' || status === 'failed' ? 'Try now' : 'Send'}
      </ActionButton>
      {status !== 'dropped' && (
        <ActionButton {...action} data={{ status: 'dropped' }} done="Message cancelled.">
          Don’t send
        </ActionButton>
      )}
    </>
  );
}

/** A message's subject, linking to its text. */
export const SubjectLink = ({ id, subject }: Pick<Message, 'id' | 'subject'>) => (
  <Link to={`/outbox/${encodeURIComponent(id)}/show`} sx={{ overflowWrap: 'anywhere' }}>
    {subject}
  </Link>
);

/** Explains that mail isn’t set up: messages stay queued. */
export function MailNotice() {
  const { data } = useRead<MailState>('mail-state');
  if (!data || data.transport) return null;
  return (
    <Alert severity="warning" sx={{ mb: 1 }}>
      Mail isn’t set up, so nothing leaves this server: messages wait here until it is. Whoever runs
      the server finds how in its README, under “Operating it”.
    </Alert>
  );
}
