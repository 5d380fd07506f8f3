import { useEffect, useState } from 'react';
import { dialOf } from '../../../shared/phone';
import { bookingPage } from '../../content/bookingPage';
import { useFirm } from '../../firm';
import { clockTime } from '../../zonedTime';
import { sendLinkAgain } from '../enquiry/submission';
import { FormInput } from '../Field';
import { useForm } from '../useForm';

const { mail } = bookingPage.made;
const rightAddress = {
  name: 'email',
  label: mail.right,
  type: 'email',
  autoComplete: 'email',
  required: true,
} as const;

interface LinkMailProps {
  /** Where it went. */
  email: string;
  /** Until when the time is held, ISO time; null if it isn't. */
  heldUntil: string | null;
  zone: string;
}

/** Where the link went, and what to do if it doesn't arrive. */
export function LinkMail({ email, heldUntil, zone }: LinkMailProps) {
  const { company } = useFirm();
  const isOver = useIsPast(heldUntil);
  const [first] = useState(email);
  const [isChanging, setChanging] = useState(false);
  const [isSent, setSent] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isHeld = heldUntil !== null && !isOver;
  const send = async (address?: string) => {
    const failed = await sendLinkAgain(address);
    setProblem(failed);
    if (failed) return;
    setChanging(false);
    if (!address) setSent(true);
  };
  const form = useForm({
    send: async ({ email: address }) => {
      await send(address);
      return undefined;
    },
  });
  return (
    <>
      <p>
        {mail.sentTo} <strong>{email}</strong>. {mail.look}
      </p>
      {heldUntil !== null && (
        <p>{isOver ? mail.over : `${mail.until} ${clockTime(new Date(heldUntil), zone)}.`}</p>
      )}
      <div aria-live="polite">
        {isSent && <p>{mail.sentAgain}</p>}
        {problem && <p className="field-error">{problem}</p>}
      </div>
      {isHeld && !isChanging && (
        <p className="actions links">
          {!isSent && (
            <button type="button" className="link-button" onClick={() => send()}>
              {mail.again}
            </button>
          )}
          {email === first && (
            <button type="button" className="link-button" onClick={() => setChanging(true)}>
              {mail.wrong}
            </button>
          )}
        </p>
      )}
      {isHeld && isChanging && (
        <form className="enquiry-form" {...form.element}>
          <FormInput form={form} field={rightAddress} />
          <p className="actions">
            <button type="submit" className="button button-primary">
              {mail.send}
            </button>
            <button type="button" className="button" onClick={() => setChanging(false)}>
              {mail.back}
            </button>
          </p>
        </form>
      )}
      <p className="soft">
        {mail.call} <a href={`tel:${dialOf(company)}`}>{company.phone}</a>
      </p>
    </>
  );
}

function useIsPast(moment: string | null): boolean {
  const left = moment === null ? undefined : Date.parse(moment) - Date.now();
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (left === undefined) return undefined;
    const timer = setTimeout(() => setPast(true), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [left]);
  return isPast;
}
