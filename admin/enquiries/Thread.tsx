import { Box, Button, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { EnquiryCorrection, Message, WholeEnquiry } from '../../api/types';
import { visitorField } from '../../shared/enquiryFields';
import { dataProvider } from '../dataProvider';
import { formatMoment, sydneyParts, sydneyToUtc } from '../dates';
import { MessageActions, MessageState, messageKinds, SubjectLink } from '../mail/messages';
import { newId } from '../newId';
import { FieldInput } from '../ui/forms/FieldInput';
import type { FieldSpec, FormErrors } from '../ui/forms/fields';
import { ResourceForm } from '../ui/forms/ResourceForm';
import { Section } from '../ui/layout/Section';

/** The conversation after the first message, in order. */
export function Thread({ enquiry }: { enquiry: WholeEnquiry }) {
  const { messages, sent_answers, replies, corrections, name, email } = enquiry;
  const replyOf = (message: Message) =>
    sent_answers.find(({ message_id }) => message_id === message.id);
  const sent = messages.map((message) => {
    const { id, kind, created_at: at, to_email } = message;
    const reply = replyOf(message);
    const title = reply ? (
      `${reply.created_by} replied, ${formatMoment(at)}`
    ) : (
      // Automatic mail: that it was sent, and a link to its text.
      <>
        {messageKinds[kind]} to {to_email}: <SubjectLink {...message} />
      </>
    );
    return { id, at, title, text: reply && (reply.text || message.text), message };
  });
  const received = replies.map(({ id, received_at: at, created_by, text }) => ({
    id,
    at,
    title: `${name || email} wrote, ${formatMoment(at)} (added by ${created_by})`,
    text,
  }));
  const corrected = corrections.map(({ id, created_at: at, created_by, field, before, after }) => ({
    id,
    at,
    title: `${created_by} ${correction(field, before, after)}, ${formatMoment(at)}`,
    text: undefined,
  }));
  const entries = [...sent, ...received, ...corrected].toSorted((one, two) =>
    one.at.localeCompare(two.at),
  );
  return (
    <Section title="Conversation">
      {entries.length === 0 && <Typography>Nothing has been sent yet.</Typography>}
      <Stack component="ol" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {entries.map(({ id, ...entry }) => (
          <Entry key={id} {...entry} />
        ))}
      </Stack>
      <VisitorReplyForm enquiryId={enquiry.id} />
    </Section>
  );
}

function correction(field: EnquiryCorrection['field'], before: string, after: string): string {
  const name = field === 'topic' ? 'topic' : visitorField(field).short.toLowerCase();
  if (before === '') return `added the ${name} “${after}”`;
  if (after === '') return `removed the ${name} “${before}”`;
  return `corrected the ${name} from “${before}” to “${after}”`;
}

interface EntryProps {
  title: ReactNode;
  /** Absent for automatic mail and corrections. */
  text?: string | undefined;
  /** Absent for the visitor's messages. */
  message?: Message;
}

function Entry({ title, text, message }: EntryProps) {
  const line = { borderLeft: text === undefined ? 0 : 3 };
  return (
    <Box
      component="li"
      sx={{ ...line, borderColor: message ? 'divider' : 'warning.main', pl: 2, ...wrap }}
    >
      <Typography variant="body2" color="text.secondary">
        {title}
      </Typography>
      {message && (
        <Stack direction="row" useFlexGap sx={{ gap: 1, typography: 'body2', flexWrap: 'wrap' }}>
          <MessageState {...message} />
          <MessageActions message={message} />
        </Stack>
      )}
      <Typography sx={{ whiteSpace: 'pre-wrap', maxWidth: '70ch', mt: 0.5 }}>{text}</Typography>
    </Box>
  );
}

const wrap = { overflowWrap: 'anywhere' } as const;

const textField: FieldSpec = {
  source: 'text',
  label: 'What they wrote',
  isRequired: true,
  lines: 4,
  help: 'Paste it from the office’s mailbox.',
};
const atField: FieldSpec = { source: 'at', label: 'Received (Sydney time)', isRequired: true };

/** Adds a client's reply and reopens the enquiry. */
function VisitorReplyForm({ enquiryId }: { enquiryId: string }) {
  const [id, setId] = useState<string>();
  if (!id) {
    return (
      <Button sx={{ mt: 1 }} onClick={() => setId(newId())}>
        Add their reply
      </Button>
    );
  }

  async function save({ text, at }: FieldValues): Promise<FormErrors | undefined> {
    const [day = '', time = ''] = String(at).split('T');
    const received_at = sydneyToUtc(day, time);
    if (!received_at) return { at: 'Enter the date and time when it came.' };
    const data = { id, enquiry_id: enquiryId, text, received_at };
    await dataProvider.create('enquiry-replies', { data });
  }

  const { day, time } = sydneyParts(new Date().toISOString());
  return (
    <ResourceForm
      layout="inline"
      fields={[textField, atField]}
      values={{ at: `${day}T${time}` }}
      changes="enquiry-replies"
      save={save}
      submit="Add reply"
      done="Reply added. The enquiry is open again."
      onDone={() => setId(undefined)}
      onCancel={() => setId(undefined)}
      warnsOnLeave
    >
      <Typography component="h3" variant="subtitle1" sx={{ mt: 2 }}>
        Add their reply
      </Typography>
      <FieldInput field={textField} />
      <FieldInput field={atField} type="datetime-local" />
    </ResourceForm>
  );
}
