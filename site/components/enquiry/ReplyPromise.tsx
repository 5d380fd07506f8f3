import { type ReactNode, type Ref, useEffect, useState } from 'react';
import { type EnquiryKind, enquiryForm } from '../../content/enquiryForm';
import { promisedReply } from '../../enquiry/promisedReply';
import { useFirm, useFirmText } from '../../firm';
import { dayByInWords } from '../../zonedTime';
import { useOwnZone } from '../useOwnZone';

const { promise, sent } = enquiryForm;
const everyMs = 60_000;

/**
 * When to expect a reply to a message sent now. The server's page may be cached, so it only
 * promises hours.
 */
export const ReplyPromise = () => (
  <p className="enquiry-by">
    <PromisedReplyTime moment={useReplyMoment()} before={promise.now} otherwise={promise.hours} />
  </p>
);

/** Which day the promised hours mean now, once script knows it; there is room for it before. */
export function ReplyDay() {
  const moment = useReplyMoment();
  const time = dayByInWords(moment, useOwnZone());
  return (
    <p className="soft reply-day">
      {time && (
        <>
          {promise.means} <time dateTime={moment}>{time}</time>.
        </>
      )}
    </p>
  );
}

/** Until when a message sent now is replied to, ISO time; undefined on the server. */
function useReplyMoment(): string | undefined {
  const firm = useFirm();
  const [moment, setMoment] = useState<string>();
  useEffect(() => {
    const refresh = () => setMoment(promisedReply(new Date(), firm).toISOString());
    refresh();
    const timer = setInterval(refresh, everyMs);
    return () => clearInterval(timer);
  }, [firm]);
  return moment;
}

interface SentProps {
  kind: EnquiryKind;
  /** ISO time. */
  answerBy?: string | undefined;
  heading?: Ref<HTMLHeadingElement>;
  /** Links to go on. */
  children?: ReactNode;
}

/** Replaces a form after it was sent: what happens next, and when. */
export function Sent({ kind, answerBy, heading, children }: SentProps) {
  const { company } = useFirm();
  return (
    <div className="enquiry-form enquiry-sent">
      <h3 ref={heading} tabIndex={-1}>
        {sent.heading[kind]}
      </h3>
      <p className="enquiry-by">
        <PromisedReplyTime moment={answerBy} before={sent.by} otherwise={sent.within} />
      </p>
      <p>{sent.next[kind]}</p>
      <p className="soft">
        {sent.otherwise} {company.email}.
      </p>
      {children}
    </div>
  );
}

interface PromisedReplyTimeProps {
  /** ISO time. */
  moment: string | undefined;
  /** Shown before the time. */
  before: string;
  /** Shown without a time. */
  otherwise: string;
}

/** The day of the promised reply, by the office's clock until the script knows the visitor's. */
function PromisedReplyTime({ moment, before, otherwise }: PromisedReplyTimeProps) {
  const filled = useFirmText();
  const time = dayByInWords(moment, useOwnZone());
  if (!time) return filled(otherwise);
  return (
    <>
      {before} <time dateTime={moment}>{time}</time>.
    </>
  );
}
