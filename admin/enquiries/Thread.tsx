import { Box, Stack, Typography } from '@mui/material';
import { type ReactNode, useMemo } from 'react';
import type { EnquiryReply, Message, WholeEnquiry } from '../../api/types';
import { formatMoment } from '../dates';
import { kindNames } from '../mail/outbox/kinds';
import { MessageActions } from '../mail/outbox/MessageActions';
import { MessageState } from '../mail/outbox/MessageState';
import { SubjectLink } from '../mail/outbox/SubjectLink';
import { Section } from '../ui/layout/Section';
import { ReplyForm } from './ReplyForm';

/** What was written after the visitor's first message, both ways, in order. */
export function Thread({ enquiry }: { enquiry: WholeEnquiry }) {
  const { messages, sent_answers, replies, name, email } = enquiry;
  const entries = useMemo(() => {
    const sent = messages.map((message) => {
      const answer = sent_answers.find(({ message_id }) => message_id === message.id);
      const shown = answer ? (
        <Entry
          key={message.id}
          title={`${answer.created_by} replied, ${formatMoment(message.created_at)}`}
          text={answer.text || message.text}
          state={<Delivery message={message} />}
        />
      ) : (
        <Automatic key={message.id} message={message} />
      );
      return { at: message.created_at, shown };
    });
    const received = replies.map((reply) => ({
      at: reply.received_at,
      shown: <Entry key={reply.id} {...wordsOfReply(reply, name || email)} isTheirs />,
    }));
    return [...sent, ...received].toSorted((one, two) => one.at.localeCompare(two.at));
  }, [messages, sent_answers, replies, name, email]);
  return (
    <Section title="Conversation">
      {entries.length === 0 && <Typography>Nothing has been sent yet.</Typography>}
      <Stack component="ol" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {entries.map(({ shown }) => shown)}
      </Stack>
      <ReplyForm enquiryId={enquiry.id} />
    </Section>
  );
}

const wordsOfReply = ({ received_at, created_by, text }: EnquiryReply, from: string) => ({
  title: `${from} wrote, ${formatMoment(received_at)} (added by ${created_by})`,
  text,
});

interface EntryProps {
  title: string;
  text: string;
  state?: ReactNode;
  isTheirs?: boolean;
}

function Entry({ title, text, state, isTheirs = false }: EntryProps) {
  return (
    <Box
      component="li"
      sx={{ borderLeft: 3, borderColor: isTheirs ? 'warning.main' : 'divider', pl: 2 }}
    >
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {state}
      <Typography
        sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '70ch', mt: 0.5 }}
      >
        {text}
      </Typography>
    </Box>
  );
}

/** Our notice and acknowledgement: that they were sent, and the way to their text. */
function Automatic({ message }: { message: Message }) {
  return (
    <Box component="li" sx={{ pl: 2 }}>
      <Typography
        variant="body2"
        color="text.secondary"
        component="div"
        sx={{ overflowWrap: 'anywhere' }}
      >
        {kindNames[message.kind]} to {message.to_email}: <SubjectLink {...message} />
        <Delivery message={message} />
      </Typography>
    </Box>
  );
}

function Delivery({ message }: { message: Message }) {
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography component="span" variant="body2">
        <MessageState {...message} />
      </Typography>
      <MessageActions message={message} />
    </Stack>
  );
}
