import { useState } from 'react';
import { HttpError, useNotify } from 'react-admin';
import type { WholeEnquiry } from '../../api/types';
import { write } from '../dataProvider';
import { newId } from '../newId';
import { readOnce } from '../reads';
import { useUnsaved } from '../ui/forms/LeaveWarning';
import { deleteText, readText, storeText, type UnsentReply } from '../unsentText';
import { useChange } from '../useChange';

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
  const [reply, setReply] = useState<UnsentReply>(
    () => readText('answer', enquiryId) ?? { id: newId(), subject: '', text: '' },
  );
  const [isKept, setIsKept] = useState(true);
  const isEmpty = reply.text.trim() === '';
  const subject = reply.subject || usualSubject;
  const gaps = [...new Set(`${subject}\n${reply.text}`.match(gap))];

  function accept(changed: UnsentReply) {
    setReply(changed);
    if (changed.text === '' && !changed.tried) deleteText('answer', enquiryId);
    else setIsKept(storeText('answer', enquiryId, changed));
  }

  const send = useChange('enquiry-answers', {
    showsError: true,
    /** @returns whether this text was sent. */
    act: async (typed: UnsentReply): Promise<boolean> => {
      const { id, subject, text, tried } = typed;
      const isChanged = tried !== undefined && (tried.subject !== subject || tried.text !== text);
      if (isChanged && (await hasArrived(enquiryId, id))) return false;
      accept({ ...typed, tried: { subject, text } });
      const sent = { submission_id: id, enquiry_id: enquiryId, subject, text };
      await write('enquiry-answers', { data: { ...sent, answers_read: sent_answers.length } });
      return true;
    },
    onSuccess: (isSent, { subject, text }) => {
      const id = newId();
      accept(isSent ? { id, subject: '', text: '' } : { id, subject, text });
      if (!isSent) notify(earlierArrived, { type: 'warning' });
    },
  });

  // Warns before losing what the browser couldn't store.
  useUnsaved(!isKept && !isEmpty);

  return {
    reply: { ...reply, subject },
    /** Placeholders still to be filled in. */
    gaps,
    change: (values: Partial<Pick<UnsentReply, 'subject' | 'text'>>) =>
      accept({ ...reply, ...values }),
    isEmpty,
    isSending: send.isPending,
    problem: replyProblem(send.error),
    send: () => {
      if (!send.isPending && !isEmpty && gaps.length === 0) send.mutate({ ...reply, subject });
    },
  };
}

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
