import { Alert, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useDelete, useNotify } from 'react-admin';
import type { AnswerTemplate, WholeEnquiry } from '../../api/types';

interface Props {
  enquiry: WholeEnquiry;
  /** The answer as it was typed. */
  onTaken(answer: Pick<AnswerTemplate, 'subject' | 'text'>): void;
}

/** The last answer while it hasn't left: it can still be taken back. */
export function TakeBack({ enquiry: { messages, sent_answers }, onTaken }: Props) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [takeBack, { isPending }] = useDelete<AnswerTemplate, Error>();
  const isWaiting = (id: string) =>
    messages.find((message) => message.id === id && message.status === 'waiting');
  const answer = sent_answers.findLast(({ message_id }) => isWaiting(message_id));
  const message = answer && isWaiting(answer.message_id);
  if (!answer || !message || message.begun_at) return null;
  const isSoon = message.attempts === 0 && Date.parse(message.next_attempt_at) > Date.now();
  const settle = () => queryClient.invalidateQueries();
  const take = () =>
    takeBack(
      'enquiry-answers',
      { id: answer.submission_id },
      {
        mutationMode: 'pessimistic',
        onSuccess: (taken) => taken && onTaken(taken),
        onError: (error) => notify(error.message, { type: 'error' }),
        onSettled: settle,
      },
    );
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 1 }}
      action={
        <Button color="inherit" size="small" disabled={isPending} onClick={take}>
          Take back
        </Button>
      }
    >
      {isSoon ? 'Your answer leaves in a few seconds.' : 'Your answer has not left yet.'}
    </Alert>
  );
}
