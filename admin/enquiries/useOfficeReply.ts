import { HttpError, useNotify } from 'react-admin';
import type { WholeEnquiry } from '../../api/types';
import { write } from '../dataProvider';
import { newId } from '../newId';
import { readOnce } from '../reads';
import type { UnsentReply } from '../unsentText';
import { useChange } from '../useChange';
import { useKeptText } from '../useKeptText';

const earlierArrived =
  'Your reply had already been sent without your last changes. The changed text is still here.';
/** Placeholders left in a template; bracketed numbers are notes. */
const gap = /\[(?!\d+\])[^[\]]*\]|\{\{[^{}]*\}\}/g;

/**
 * A reply being written. The browser stores every keystroke until the server has it, and sends it
 * under one id, so that a double click or a lost response sends it once.
 */
export function useOfficeReply(
  { id: enquiryId, sent_answers }: WholeEnquiry,
  usualSubject: string,
) {
  const notify = useNotify();
  const { kept: reply, isEmpty, keep, clear } = useKeptText('answer', enquiryId, emptyReply);
  const subject = reply.subject || usualSubject;
  const gaps = [...new Set(`${subject}\n${reply.text}`.match(gap))];

  const send = useChange('enquiry-answers', {
    showsError: true,
    /** @returns whether this text was sent. */
    act: async (typed: UnsentReply): Promise<boolean> => {
      const { id, subject, text, tried } = typed;
      const isChanged = tried !== undefined && (tried.subject !== subject || tried.text !== text);
      if (isChanged && (await hasArrived(enquiryId, id))) return false;
      keep({ ...typed, tried: { subject, text } });
      const sent = { submission_id: id, enquiry_id: enquiryId, subject, text };
      await write('enquiry-answers', { data: { ...sent, answers_read: sent_answers.length } });
      return true;
    },
    onSuccess: (isSent, { subject, text }) => {
      if (isSent) return clear();
      keep({ id: newId(), subject, text });
      notify(earlierArrived, { type: 'warning' });
    },
  });

  return {
    reply: { ...reply, subject },
    /** Placeholders still to be filled in. */
    gaps,
    change: (values: Partial<Pick<UnsentReply, 'subject' | 'text'>>) =>
      keep({ ...reply, ...values }),
    isEmpty,
    isSending: send.isPending,
    problem: replyProblem(send.error),
    send: () => {
      if (!send.isPending && !isEmpty && gaps.length === 0) send.mutate({ ...reply, subject });
    },
  };
}

const emptyReply = (): UnsentReply => ({ id: newId(), subject: '', text: '' });

async function hasArrived(enquiryId: string, submissionId: string): Promise<boolean> {
  const address = `/${encodeURIComponent(enquiryId)}`;
  const { sent_answers } = await readOnce<WholeEnquiry>('enquiries', address);
  return sent_answers.some(({ submission_id }) => submission_id === submissionId);
}

function replyProblem(error: Error | null): string | undefined {
  if (!error) return undefined;
  const isRefused = error instanceof HttpError && error.status < 500;
  return isRefused ? error.message : `${error.message} Your reply is kept here.`;
}
