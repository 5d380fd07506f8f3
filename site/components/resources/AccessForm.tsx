import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { company } from '../../content/company';
import { resourcesPage } from '../../content/resources';
import { Honeypot } from '../newsletter/Honeypot';
import { type FormAnswer, postForm } from '../newsletter/postForm';
import { Field } from './Field';

const { access } = resourcesPage;

/** Asks for a name and an address; the server says what is wrong with them. */
export function AccessForm({ onGiven }: { onGiven: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [sending, setSending] = useState(false);
  const [answer, setAnswer] = useState<FormAnswer>();
  const refusal = answer?.accepted === false ? answer : undefined;
  const { errors } = refusal ?? {};

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    setSending(true);
    const given = await postForm('/api/free-access', fields);
    if (given.accepted) {
      onGiven();
      return;
    }
    flushSync(() => {
      setSending(false);
      setAnswer(given);
    });
    form.current?.querySelector<HTMLElement>('[aria-invalid], [role="alert"]')?.focus();
  };

  return (
    // Until the script has loaded, method "dialog" keeps what is typed out of the page's URL.
    <form ref={form} className="access-form" method="dialog" noValidate onSubmit={submit}>
      {refusal && !errors && (
        <p className="access-error" role="alert" tabIndex={-1}>
          {refusal.message ?? access.failed} <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
      )}
      <Field
        label={access.name.label}
        name="name"
        autoComplete="name"
        error={errors?.name}
        disabled={sending}
      />
      <Field
        label={access.email.label}
        type="email"
        name="email"
        autoComplete="email"
        error={errors?.email}
        disabled={sending}
      />
      <Honeypot />
      <button type="submit" className="button button-primary button-large" disabled={sending}>
        {sending ? access.sending : access.button}
      </button>
    </form>
  );
}
