import { type SubmitEvent, useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { newsletter } from '../../content/newsletter';
import { resourcesPage } from '../../content/resources';
import { useFirm } from '../../firm';
import { InputField } from '../Field';
import { Honeypot } from '../newsletter/Honeypot';
import { type FormResponse, postForm } from '../postForm';
import { useToast } from '../ToastProvider';

const { access } = resourcesPage;

/** Asks for a name and an address, validated by the server. */
export function AccessForm({ onGiven }: { onGiven: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const toast = useToast();
  const [sending, setSending] = useState(false);
  const [query] = useSearchParams();
  const { company } = useFirm();
  const [response, setResponse] = useState(() => responseOf(query.get('access')));
  const refusal = response?.accepted === false ? response : undefined;
  const { errors } = refusal ?? {};

  // With script the server validates; without one the browser does.
  const takeOver = useCallback((element: HTMLFormElement | null) => {
    form.current = element;
    if (element) element.noValidate = true;
  }, []);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget));
    setSending(true);
    const received = await postForm('/api/free-access', fields);
    if (received.accepted) {
      onGiven();
      if (received.confirmation) toast(newsletter.toConfirm);
      return;
    }
    flushSync(() => {
      setSending(false);
      setResponse(received);
    });
    form.current?.querySelector<HTMLElement>('[aria-invalid], [role="alert"]')?.focus();
  };

  return (
    <form
      ref={takeOver}
      className="access-form"
      method="post"
      action="/api/free-access"
      onSubmit={submit}
    >
      {refusal && !errors && (
        <p className="field-error" role="alert" tabIndex={-1}>
          {refusal.message ?? access.failed} <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
      )}
      <InputField
        name="name"
        label={access.name.label}
        error={errors?.name}
        autoComplete="name"
        required
        disabled={sending}
      />
      <InputField
        type="email"
        name="email"
        label={access.email.label}
        error={errors?.email}
        autoComplete="email"
        required
        disabled={sending}
      />
      <Honeypot />
      <button type="submit" className="button button-primary button-large" disabled={sending}>
        {sending ? access.sending : access.button}
      </button>
    </form>
  );
}

/** Returns the result of a form sent without script, from the page's address. */
function responseOf(result: string | null): FormResponse | undefined {
  if (result === 'later') return { accepted: false };
  if (result !== 'name' && result !== 'email') return undefined;
  return { accepted: false, errors: { [result]: access.wrong[result] } };
}
