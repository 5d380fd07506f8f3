import { useSearchParams } from 'react-router-dom';
import { newsletter } from '../../content/newsletter';
import { resourcesPage } from '../../content/resources';
import { useFirm } from '../../firm';
import { type FieldSpec, FormInput } from '../Field';
import { Honeypot } from '../newsletter/Honeypot';
import { postForm } from '../postForm';
import { useToast } from '../ToastProvider';
import { type Refusal, useForm } from '../useForm';

const { access } = resourcesPage;
const fields: readonly FieldSpec[] = [
  { name: 'name', label: access.name.label, autoComplete: 'name', required: true },
  {
    name: 'email',
    label: access.email.label,
    autoComplete: 'email',
    type: 'email',
    required: true,
  },
];

/** Asks for a name and an address, validated by the server. */
export function AccessForm({ onGiven }: { onGiven: () => void }) {
  const toast = useToast();
  const [query] = useSearchParams();
  const { company } = useFirm();
  const form = useForm({
    refused: refusalOf(query.get('access')),
    showsErrors: true,
    async send(values) {
      const response = await postForm('/api/free-access', values);
      if (!response.accepted) return response;
      onGiven();
      if (response.confirmation) toast(newsletter.toConfirm);
      return undefined;
    },
  });
  const { refusal, isBusy } = form;
  return (
    <form className="access-form" method="post" action="/api/free-access" {...form.element}>
      {refusal && !refusal.errors && (
        <p className="field-error" role="alert" tabIndex={-1}>
          {refusal.message ?? access.failed} <a href={`mailto:${company.email}`}>{company.email}</a>
        </p>
      )}
      {fields.map((field) => (
        <FormInput key={field.name} form={form} field={field} disabled={isBusy} />
      ))}
      <Honeypot />
      <button type="submit" className="button button-primary button-large" disabled={isBusy}>
        {isBusy ? access.sending : access.button}
      </button>
    </form>
  );
}

/** Returns the result of a form sent without script, from the page's address. */
function refusalOf(result: string | null): Refusal | undefined {
  if (result === 'later') return {};
  if (result !== 'name' && result !== 'email') return undefined;
  return { errors: { [result]: access.wrong[result] } };
}
