import { HttpError } from 'react-admin';
import type { WholeEnquiry } from '../../api/types';
import { write } from '../dataProvider';
import { newId } from '../newId';
import { repeatedBy } from '../ui/forms/RepeatedDialog';
import type { UnsentReply } from '../unsentText';
import { useChange } from '../useChange';
import { useKeptText } from '../useKeptText';

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
  const known = sent_answers.length;
  const { kept: reply, isEmpty, keep, clear } = useKeptText('answer', enquiryId, emptyReply);
  const subject = reply.subject || usualSubject;
  /** The last reply that was sent since this one was begun, if any. */
  const overtaken =
    reply.answersRead === undefined
      ? undefined
      : sent_answers
          .slice(reply.answersRead)
          .findLast(({ submission_id }) => submission_id !== reply.id);
  const gaps = [...new Set(`${subject}\n${reply.text}`.match(gap))];

  const send = useChange('enquiry-answers', {
    showsError: true,
    act: ({ id, subject, text, answersRead = known, paperIds = [] }: UnsentReply) => {
      const sent = {
        submission_id: id,
        enquiry_id: enquiryId,
        subject,
        text,
        paper_ids: paperIds,
      };
      return write('enquiry-answers', { data: { ...sent, answers_read: answersRead } });
    },
    onSuccess: clear,
  });

  // Not before the usual subject was read.
  const canSend = !send.isPending && !isEmpty && subject !== '';

  return {
    reply: { ...reply, subject },
    /** Placeholders still to be filled in. */
    gaps,
    // What arrives while it is written was not read before it was begun.
    change: (values: Partial<Pick<UnsentReply, 'subject' | 'text' | 'paperIds'>>) =>
      keep({ answersRead: known, ...reply, ...values }),
    isEmpty,
    isSending: send.isPending,
    canSend,
    problem: replyProblem(send.error),
    /** What arrived first, where an answer was lost and the text then changed. */
    stored: repeatedBy(send.error),
    /** Goes on with what arrived. */
    openStored: () => {
      send.reset();
      clear();
    },
    sendAsAnother: () => {
      const another = { ...reply, id: newId(), subject };
      keep(another);
      send.mutate(another);
    },
    dismiss: send.reset,
    overtaken,
    /** @param isToo what overtook it was read, and this one is still needed. */
    send: (isToo = false) => {
      if (!canSend || gaps.length > 0) return;
      const read = isToo ? { ...reply, answersRead: known } : reply;
      if (isToo) keep(read);
      send.mutate({ ...read, subject });
    },
  };
}

const emptyReply = (): UnsentReply => ({ id: newId(), subject: '', text: '' });

function replyProblem(error: Error | null): string | undefined {
  if (!error || repeatedBy(error)) return undefined;
  const isRefused = error instanceof HttpError && error.status < 500;
  return isRefused ? error.message : `${error.message} Your reply is kept here.`;
}
