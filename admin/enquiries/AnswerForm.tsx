import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { type SubmitEvent, useState } from 'react';
import type { AnswerFields, WholeEnquiry } from '../../api/types';
import { ReauthDialog } from '../accounts/ReauthDialog';
import { lastUsername } from '../authProvider';
import { formatMoment } from '../dates';
import { MailNotice } from '../mail/outbox/MailNotice';
import { Section } from '../ui/layout/Section';
import { useRead } from '../useRead';
import { Signature } from './Signature';
import { TakeBack } from './TakeBack';
import { TemplateMenu } from './TemplateMenu';
import { useAnswer } from './useAnswer';

/** Writes to the visitor by email. */
export function AnswerForm({ enquiry }: { enquiry: WholeEnquiry }) {
  const { id, name, email } = enquiry;
  const query = new URLSearchParams({ enquiry_id: id });
  const { data: given } = useRead<AnswerFields>(`/api/answer-fields?${query}`);
  const answering = useAnswer(enquiry, given?.subject ?? '');
  const { answer, gaps, change, isEmpty, isSending, problem, isSignedOut, send } = answering;
  const overtaken = useOvertaken(enquiry);
  const [isRefused, setIsRefused] = useState(false);
  const toFill = gaps.length > 0 && `Still to fill in or take out: ${gaps.join(', ')}`;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setIsRefused(gaps.length > 0);
    send();
  }

  return (
    <Section title="Answer">
      <MailNotice />
      <TakeBack
        enquiry={enquiry}
        onTaken={({ subject, text }) =>
          change({ subject, text: isEmpty ? text : `${text}\n\n${answer.text}` })
        }
      />
      <Box component="form" onSubmit={submit} sx={{ maxWidth: '70ch' }}>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          To {name} {email}
        </Typography>
        {given && (
          <TemplateMenu
            fields={given.fields}
            onChoose={({ subject, text }) =>
              change({
                ...(subject && { subject }),
                text: isEmpty ? text : `${answer.text}\n\n${text}`,
              })
            }
          />
        )}
        <TextField
          label="Subject"
          value={answer.subject}
          onChange={({ target }) => change({ subject: target.value })}
        />
        <TextField
          label="Answer"
          multiline
          minRows={8}
          value={answer.text}
          error={isRefused && gaps.length > 0}
          onChange={({ target }) => change({ text: target.value })}
          helperText={toFill || 'Kept in this browser until it is sent.'}
        />
        {given && <Signature {...given} />}
        {overtaken && !isEmpty && (
          <Alert severity="warning" role="status" sx={{ my: 1 }}>
            {overtaken} Read it above before you send yours.
          </Alert>
        )}
        {problem && !isSignedOut && (
          <Alert severity="error" sx={{ my: 1 }}>
            {problem}
          </Alert>
        )}
        <Button type="submit" variant="contained" disabled={isSending || isEmpty} sx={{ mt: 1 }}>
          {isSending ? 'Sending…' : 'Send answer'}
        </Button>
      </Box>
      {isSignedOut && !isSending && <ReauthDialog onSignedIn={send} />}
    </Section>
  );
}

/** Who else answered since the enquiry was opened here. */
function useOvertaken({ sent_answers }: WholeEnquiry): string | undefined {
  const [opened] = useState(() => new Set(sent_answers.map(({ submission_id }) => submission_id)));
  const other = sent_answers.findLast(
    ({ submission_id, created_by }) => !opened.has(submission_id) && created_by !== lastUsername(),
  );
  return other && `${other.created_by} has answered, ${formatMoment(other.created_at)}.`;
}
