import { type ReactNode, type Ref, useEffect, useState } from 'react';
import { type EnquiryKind, enquiryForm } from '../../content/enquiryForm';
import { answerBy as answerByOf } from '../../enquiry/answerBy';
import { dayByInWords, ownZone } from '../../zonedTime';

const { promise, sent } = enquiryForm;
const everyMs = 60_000;

/** By when an answer comes to what is sent now; the server's page, which may be old, promises the hours alone. */
export function AnswerPromise() {
  const [moment, setMoment] = useState<string>();
  useEffect(() => {
    const tell = () => setMoment(answerByOf(new Date()).toISOString());
    tell();
    const timer = setInterval(tell, everyMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <p className="enquiry-promise">
      <AnswerTime moment={moment} before={promise.now} otherwise={promise.hours} />
    </p>
  );
}

interface SentProps {
  kind: EnquiryKind;
  /** ISO time. */
  answerBy?: string | undefined;
  heading?: Ref<HTMLHeadingElement>;
  /** Where to go from here. */
  children?: ReactNode;
}

/** What stands in a form's place once it has arrived: what happens next, and when. */
export function Sent({ kind, answerBy, heading, children }: SentProps) {
  return (
    <div className="enquiry-form enquiry-sent">
      <h3 ref={heading} tabIndex={-1}>
        {sent.heading[kind]}
      </h3>
      <p className="enquiry-promise">
        <AnswerTime moment={answerBy} before={sent.by} otherwise={sent.within} />
      </p>
      <p>{sent.next[kind]}</p>
      <p className="soft">{sent.otherwise}</p>
      {children}
    </div>
  );
}

interface AnswerTimeProps {
  /** ISO time. */
  moment: string | undefined;
  /** Said before the time. */
  before: string;
  /** Said where there is none. */
  otherwise: string;
}

/** By which day an answer comes: by the office's clock until the script knows the reader's. */
function AnswerTime({ moment, before, otherwise }: AnswerTimeProps) {
  const [zone, setZone] = useState<string>();
  useEffect(() => setZone(ownZone()), []);
  const time = dayByInWords(moment, zone);
  if (!time) return otherwise;
  return (
    <>
      {before} <time dateTime={moment}>{time}</time>.
    </>
  );
}
