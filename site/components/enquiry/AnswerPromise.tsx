import { useEffect, useState } from 'react';
import { answerBy } from '../../companyHours';
import { enquiryForm } from '../../content/enquiryForm';
import { AnswerTime } from './AnswerTime';

const { hours, now } = enquiryForm.promise;
const everyMs = 60_000;

/** By when an answer comes to what is sent now; the server's page, which may be old, promises the hours alone. */
export function AnswerPromise() {
  const [moment, setMoment] = useState<string>();
  useEffect(() => {
    const tell = () => setMoment(answerBy(new Date()).toISOString());
    tell();
    const timer = setInterval(tell, everyMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="enquiry-answer">
      <p>{hours}</p>
      <p>
        <AnswerTime moment={moment} before={now} otherwise="" />
      </p>
    </div>
  );
}
