import './NewsletterForm.css';
import { useId } from 'react';
import { newsletter } from '../../content/newsletter';
import { postForm } from '../postForm';
import { useToast } from '../ToastProvider';
import { useForm } from '../useForm';
import { Honeypot } from './Honeypot';

/** Subscribes an address. */
export function NewsletterForm() {
  const toast = useToast();
  const id = useId();
  const form = useForm({
    async send(values) {
      if (values.email === '') {
        toast({ ...newsletter.missing, destructive: true });
        return undefined;
      }
      const response = await postForm('/api/newsletter', values);
      form.set({ email: '' });
      if (response.accepted) toast(response.confirmation ? newsletter.toConfirm : newsletter.done);
      return undefined;
    },
  });
  const { isBusy } = form;

  return (
    <section className="newsletter" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="margin-title">
        {newsletter.heading}
      </h2>
      <p className="soft">{newsletter.text}</p>
      <form method="post" action="/api/newsletter" {...form.element}>
        <label className="field-label" htmlFor={id}>
          {newsletter.label}
        </label>
        <div className="cluster">
          <input
            {...form.input('email')}
            id={id}
            type="email"
            autoComplete="email"
            disabled={isBusy}
          />
          <button type="submit" className="button button-primary" disabled={isBusy}>
            {isBusy ? newsletter.sending : newsletter.button}
          </button>
        </div>
        <Honeypot />
      </form>
    </section>
  );
}
