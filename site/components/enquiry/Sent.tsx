import type { ReactNode, Ref } from 'react';
import { type EnquiryKind, enquiryForm } from '../../content/enquiryForm';
import { AnswerTime } from './AnswerTime';

interface SentProps {
  kind: EnquiryKind;
  /** ISO time. */
  answerBy?: string;
  heading?: Ref<HTMLHeadingElement>;
  /** Where to go from here. */
  children?: ReactNode;
}

const { sent } = enquiryForm;

/** What stands in a form's place once it has arrived: what happens next, and when. */
export function Sent({ kind, answerBy, heading, children }: SentProps) {
  return (
    <div className="enquiry-sent">
      <h3 ref={heading} tabIndex={-1}>
        {sent.heading[kind]}
      </h3>
      <p className="enquiry-promise">
        <AnswerTime moment={answerBy} before={sent.by} otherwise={sent.within} />
      </p>
      <p>{sent.next[kind]}</p>
      <p className="enquiry-otherwise">{sent.otherwise}</p>
      {children}
    </div>
  );
}
