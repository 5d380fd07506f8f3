import './NewsletterForm.css';
import { type SubmitEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { newsletter } from '../../content/newsletter';
import { postForm } from '../postForm';
import { useToast } from '../ToastProvider';
import { Honeypot } from './Honeypot';

/** Subscribes an address. */
export function NewsletterForm() {
  const [sending, setSending] = useState(false);
  const toast = useToast();
  const id = useId();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    if (fields.get('email') === '') {
      toast({ ...newsletter.missing, destructive: true });
      return;
    }
    const focused = document.activeElement;
    setSending(true);
    const response = await postForm('/api/newsletter', Object.fromEntries(fields));
    form.reset();
    flushSync(() => setSending(false));
    // Disabled controls lose the focus.
    if (document.activeElement === document.body && focused instanceof HTMLElement) focused.focus();
    if (response.accepted) toast(response.confirmation ? newsletter.toConfirm : newsletter.done);
  };

  return (
    <section className="newsletter" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="margin-title">
        {newsletter.heading}
      </h2>
      <p className="soft">{newsletter.text}</p>
      <form method="post" action="/api/newsletter" onSubmit={submit}>
        <label className="field-label" htmlFor={id}>
          {newsletter.label}
        </label>
        <div className="cluster">
          <input id={id} type="email" name="email" autoComplete="email" disabled={sending} />
          <button type="submit" className="button button-primary" disabled={sending}>
            {sending ? newsletter.sending : newsletter.button}
          </button>
        </div>
        <Honeypot />
      </form>
    </section>
  );
}
