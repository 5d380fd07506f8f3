import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { type SubmitEvent, useState } from 'react';
import type { WholeEnquiry } from '../../api/types';
import { lastUsername } from '../authProvider';
import { formatMoment } from '../blogs/formatDate';
import { MailNotice } from '../outbox/MailNotice';
import { SignInAgain } from '../password/SignInAgain';
import { Section } from './Section';
import { TemplateMenu } from './TemplateMenu';
import { useAnswer } from './useAnswer';
import { topicName } from './words';

/** Writes to the visitor by e-mail. */
export function AnswerForm({ enquiry }: { enquiry: WholeEnquiry }) {
  const { id, name, email, topic } = enquiry;
  const answering = useAnswer(enquiry, `Your message to us: ${topicName(topic) || 'our answer'}`);
  const { answer, change, isEmpty, isSending, problem, isSignedOut, send } = answering;
  const overtaken = useOvertaken(enquiry);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    send();
  }

  return (
    <Section title="Answer">
      <MailNotice />
      <Box component="form" onSubmit={submit} sx={{ maxWidth: '70ch' }}>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          To {name} {email}
        </Typography>
        <TemplateMenu
          enquiryId={id}
          onChoose={(text) => change({ text: isEmpty ? text : `${answer.text}\n\n${text}` })}
        />
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
          onChange={({ target }) => change({ text: target.value })}
          helperText="Kept in this browser until it is sent."
        />
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
      {isSignedOut && !isSending && <SignInAgain onSignedIn={send} />}
    </Section>
  );
}

/** Who else answered since the enquiry was opened here. */
function useOvertaken({ replies }: WholeEnquiry): string | undefined {
  const [opened] = useState(() => new Set(replies.map(({ submission_id }) => submission_id)));
  const reply = replies.findLast(
    ({ submission_id, created_by }) => !opened.has(submission_id) && created_by !== lastUsername(),
  );
  return reply && `${reply.created_by} answered meanwhile, ${formatMoment(reply.created_at)}.`;
}
