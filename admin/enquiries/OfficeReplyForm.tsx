import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { type SubmitEvent, useState } from 'react';
import { Confirm, Link } from 'react-admin';
import type { ReplyFields, ReplyTemplate, WholeEnquiry } from '../../api/types';
import { cut } from '../../shared/cut';
import { contactWayNames, mayGetMail } from '../../shared/enquiryFields';
import { formatMoment } from '../dates';
import { MailNotice } from '../mail/messages';
import { useRead } from '../reads';
import { lastUsername } from '../signedIn';
import type { FieldSpec } from '../ui/forms/fields';
import { RepeatedDialog } from '../ui/forms/RepeatedDialog';
import { ActionButton } from '../ui/layout/ActionButton';
import { Section } from '../ui/layout/Section';
import { AttachedPapers } from './ClientPapers';
import { useOfficeReply } from './useOfficeReply';

const replyField: FieldSpec = { source: 'text', label: 'Reply' };

type Text = Pick<ReplyTemplate, 'subject' | 'text'>;
type TakenBack = Text & { paper_ids: string[] };

/** Writes a reply to the visitor by email, if they have an address. */
export function OfficeReplyForm({ enquiry }: { enquiry: WholeEnquiry }) {
  if (enquiry.email !== '') return <WriteReply enquiry={enquiry} />;
  return (
    <Section title="Reply">
      <Typography>
        No email address is known. Add one under “Correct”, or call and choose “Add a call”.
      </Typography>
    </Section>
  );
}

function WriteReply({ enquiry }: { enquiry: WholeEnquiry }) {
  const { id, name, email, contact_by } = enquiry;
  const query = new URLSearchParams({ enquiry_id: id });
  const { data: input } = useRead<ReplyFields>('answer-fields', `?${query}`);
  const writing = useOfficeReply(enquiry, input?.subject ?? '');
  const { reply, gaps, change, isEmpty, isSending, canSend, problem, send } = writing;
  const { overtaken } = writing;
  const [asksToo, setAsksToo] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const toFill = gaps.length > 0 && `Still to fill in or remove: ${gaps.join(', ')}`;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setIsRefused(gaps.length > 0);
    if (overtaken && gaps.length === 0) setAsksToo(true);
    else send();
  }

  return (
    <Section title="Reply">
      <MailNotice />
      {contact_by && !mayGetMail(enquiry) && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          They asked not to get email. Contact only by: {contactWayNames[contact_by]}.
        </Alert>
      )}
      <CancelReply
        enquiry={enquiry}
        onTaken={({ subject, text, paper_ids }) =>
          change({
            subject,
            text: isEmpty ? text : `${text}\n\n${reply.text}`,
            paperIds: [...new Set([...paper_ids, ...(reply.paperIds ?? [])])],
          })
        }
      />
      <Box component="form" onSubmit={submit} sx={{ maxWidth: '70ch' }}>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          To {name} {email}
        </Typography>
        {input && (
          <TemplateMenu
            fields={input.fields}
            onChoose={({ subject, text }) =>
              change({
                ...(subject && { subject }),
                text: isEmpty ? text : `${reply.text}\n\n${text}`,
              })
            }
          />
        )}
        <TextField
          label="Subject"
          value={reply.subject}
          onChange={({ target }) => change({ subject: target.value })}
        />
        <TextField
          label="Reply"
          multiline
          minRows={8}
          value={reply.text}
          error={isRefused && gaps.length > 0}
          onChange={({ target }) => change({ text: target.value })}
          helperText={toFill || 'Kept in this browser until it is sent.'}
        />
        <AttachedPapers
          papers={enquiry.papers}
          chosen={reply.paperIds ?? []}
          onChange={(paperIds) => change({ paperIds })}
        />
        {input && <Signature {...input} />}
        {overtaken && !isEmpty && (
          <Alert severity="warning" role="status" sx={{ my: 1 }}>
            {whoReplied(overtaken)}. Read that reply above before you send yours.
          </Alert>
        )}
        {problem && (
          <Alert severity="error" sx={{ my: 1 }}>
            {problem}
          </Alert>
        )}
        <Button type="submit" variant="contained" disabled={!canSend} sx={{ mt: 1 }}>
          {isSending ? 'Sending…' : 'Send reply'}
        </Button>
      </Box>
      {asksToo && overtaken && (
        <Confirm
          isOpen
          title="Send a second reply?"
          content={`${whoReplied(overtaken)}: “${cut(overtaken.text.trim(), 300)}”`}
          confirm="Send mine too"
          cancel="Don’t send"
          onConfirm={() => {
            setAsksToo(false);
            send(true);
          }}
          onClose={() => setAsksToo(false)}
        />
      )}
      {writing.stored && (
        <RepeatedDialog
          fields={[replyField]}
          stored={writing.stored}
          typed={reply}
          onClose={writing.dismiss}
          onOpen={writing.openStored}
          onAnother={writing.sendAsAnother}
        />
      )}
    </Section>
  );
}

const whoReplied = ({ created_by, created_at }: WholeEnquiry['sent_answers'][number]): string =>
  `${created_by === lastUsername() ? 'You' : created_by} replied, ${formatMoment(created_at)}`;

interface CancelReplyProps {
  enquiry: WholeEnquiry;
  /** Receives the reply as typed. */
  onTaken(reply: TakenBack): void;
}

/** The last reply while it can be cancelled. */
function CancelReply({ enquiry: { messages, sent_answers }, onTaken }: CancelReplyProps) {
  const isWaiting = (id: string) =>
    messages.find((message) => message.id === id && message.status === 'waiting');
  const reply = sent_answers.findLast(({ message_id }) => isWaiting(message_id));
  const message = reply && isWaiting(reply.message_id);
  if (!reply || !message || message.begun_at) return null;
  const isSoon = message.attempts === 0 && Date.parse(message.next_attempt_at) > Date.now();
  const button = (
    <ActionButton<TakenBack>
      resource="enquiry-answers"
      id={reply.submission_id}
      onDone={onTaken}
      color="inherit"
    >
      Take back
    </ActionButton>
  );
  return (
    <Alert severity="info" role="status" sx={{ mb: 1 }} action={button}>
      {isSoon ? 'Sending…' : 'Not sent yet.'}
    </Alert>
  );
}

interface TemplateMenuProps {
  fields: ReplyFields['fields'];
  onChoose(template: Text): void;
}

const all = '?range=[0,199]';

/** Inserts a template, filled in for the enquiry. */
function TemplateMenu({ fields, onChoose }: TemplateMenuProps) {
  const { data = [] } = useRead<ReplyTemplate[]>('answer-templates', all);
  const fill = (text: string) =>
    text.replace(/\{\{\s*(\w+)\s*\}\}/g, (field, name: string) => fields[name] ?? field);
  return (
    <TextField select label="Start from a template" value="">
      {data.map(({ id, name, subject, text }) => (
        <MenuItem
          key={id}
          value={id}
          onClick={() => onChoose({ subject: fill(subject), text: fill(text) })}
        >
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The signature below every reply of the signed-in admin. */
function Signature({ signature, is_signed }: ReplyFields) {
  return (
    <Box sx={{ my: 1, typography: 'body2' }}>
      <Box sx={{ whiteSpace: 'pre-line', color: 'text.secondary' }}>{signature}</Box>
      {!is_signed && (
        <>
          <Link to="/account">Add your name, role and MARN</Link> to sign your replies.
        </>
      )}
    </Box>
  );
}
