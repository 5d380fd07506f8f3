import { Box, Button, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { SelectInput } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { EnquiryCorrection, EnquiryThread, Message } from '../../api/types';
import { write } from '../dataProvider';
import { formatMoment, inputToUtc, nowForInput } from '../dates';
import { MessageActions, MessageState, messageKinds, SubjectLink } from '../mail/messages';
import { FieldInput, labelled } from '../ui/forms/FieldInput';
import type { FieldSpec, FormErrors } from '../ui/forms/fields';
import { ResourceForm } from '../ui/forms/ResourceForm';
import { Section } from '../ui/layout/Section';
import { choicesOf } from '../ui/lists/choiceFilter';
import { deleteText, keepForm, readText, type UnsentForm } from '../unsentText';
import { adviceInWords, contactChannels, particularName } from './labels';

interface ThreadProps {
  enquiry: EnquiryThread;
  /** Adds forms for what wasn't sent from here. */
  hasForms?: boolean;
}

/** The conversation after the first message, in order. */
export function Thread({ enquiry, hasForms = false }: ThreadProps) {
  const { messages, sent_answers, replies, corrections, contacts, name, email } = enquiry;
  const { consultation_notes } = enquiry;
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
  const spoken = contacts.map(({ id, at, created_by, channel, text }) => ({
    id,
    at,
    title: `${created_by} spoke with them (${contactChannels[channel].toLowerCase()}), ${formatMoment(at)}`,
    text,
  }));
  const advised = consultation_notes.map((note) => ({
    id: note.id,
    at: note.created_at,
    title: `Note of the consultation by ${note.signed_as} (account ${note.created_by}), ${formatMoment(note.created_at)}`,
    text: adviceInWords(note),
  }));
  const entries = [...sent, ...received, ...corrected, ...spoken, ...advised].toSorted((one, two) =>
    one.at.localeCompare(two.at),
  );
  return (
    <Section title="Conversation">
      {entries.length === 0 && <Typography>Nothing yet.</Typography>}
      <Stack component="ol" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {entries.map(({ id, ...entry }) => (
          <Entry key={id} {...entry} />
        ))}
      </Stack>
      {hasForms && <ThreadForms enquiryId={enquiry.id} />}
    </Section>
  );
}

function correction(field: EnquiryCorrection['field'], before: string, after: string): string {
  const name = particularName(field);
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
  lines: 4,
  help: 'Paste it from the office’s mailbox.',
};
const atField: FieldSpec = {
  source: 'at',
  label: 'Received (Sydney time)',
  type: 'datetime-local',
};

const channelField: FieldSpec = { source: 'channel', label: 'How you spoke' };
const saidField: FieldSpec = {
  source: 'text',
  label: 'What was said',
  lines: 3,
  help: 'It counts as a reply: the enquiry then waits for the client.',
};
const spokenAtField: FieldSpec = {
  source: 'at',
  label: 'When (Sydney time)',
  type: 'datetime-local',
};

/** Adds what wasn't sent from here: a client's reply, or a call. */
function ThreadForms({ enquiryId }: { enquiryId: string }) {
  // What was typed and not saved is open again.
  const [open, setOpen] = useState(
    () => keptForm('received', enquiryId) ?? keptForm('call', enquiryId),
  );
  const close = () => {
    if (open) deleteText(open.kind, enquiryId);
    setOpen(undefined);
  };
  const begin = (kind: OpenForm['kind']) => setOpen({ kind, form: undefined });
  if (open?.kind === 'received') {
    return (
      <AddForm
        enquiryId={enquiryId}
        open={open}
        close={close}
        title="Add their reply"
        resource="enquiry-replies"
        time="received_at"
        fields={[textField, atField]}
        submit="Add reply"
        done="Reply added. The enquiry is open again."
      >
        <FieldInput field={textField} />
        <FieldInput field={atField} />
      </AddForm>
    );
  }
  if (open) {
    return (
      <AddForm
        enquiryId={enquiryId}
        open={open}
        close={close}
        title="Add a call"
        resource="enquiry-contacts"
        time="at"
        values={{ channel: 'phone' }}
        fields={[channelField, saidField, spokenAtField]}
        submit="Add call"
        done="Call added."
      >
        <SelectInput {...labelled(channelField)} choices={choicesOf(contactChannels)} />
        <FieldInput field={saidField} />
        <FieldInput field={spokenAtField} />
      </AddForm>
    );
  }
  return (
    <Stack direction="row" useFlexGap sx={{ mt: 1, gap: 1, flexWrap: 'wrap' }}>
      <Button onClick={() => begin('received')}>Add their reply</Button>
      <Button onClick={() => begin('call')}>Add a call</Button>
    </Stack>
  );
}

interface OpenForm {
  kind: 'received' | 'call';
  /** Typed in an earlier visit. */
  form: UnsentForm | undefined;
}

/** Returns a form that this browser keeps. */
function keptForm(kind: OpenForm['kind'], enquiryId: string): OpenForm | undefined {
  const kept = readText(kind, enquiryId);
  return kept && { kind, form: kept };
}

interface AddFormProps {
  enquiryId: string;
  open: OpenForm;
  title: string;
  resource: 'enquiry-replies' | 'enquiry-contacts';
  /** The API's name of the time at which it happened. */
  time: 'received_at' | 'at';
  values?: object;
  fields: readonly FieldSpec[];
  submit: string;
  done: string;
  close(): void;
  children: ReactNode;
}

/** Adds an entry at a time in Sydney. */
function AddForm(props: AddFormProps) {
  const { enquiryId, open, title, resource, time, close, children, ...form } = props;
  const { kind, form: keptForm } = open;
  const keep = (form: UnsentForm | undefined) => keepForm(kind, enquiryId, form);
  async function save({ at, ...typed }: FieldValues): Promise<FormErrors | undefined> {
    const moment = inputToUtc(at);
    if (!moment) return { at: 'Enter the date and time.' };
    const data = { ...typed, enquiry_id: enquiryId, [time]: moment };
    await write(resource, { data });
  }

  return (
    <ResourceForm
      layout="inline"
      fields={form.fields}
      values={{ ...form.values, at: nowForInput() }}
      changes={resource}
      save={save}
      submit={form.submit}
      done={form.done}
      onDone={close}
      onCancel={close}
      once="id"
      kept={{ form: keptForm, keep }}
    >
      <Typography component="h3" variant="subtitle1" sx={{ mt: 2 }}>
        {title}
      </Typography>
      {children}
    </ResourceForm>
  );
}
