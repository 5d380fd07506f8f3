import { type EnquiryKind, enquiryForm, enquiryTopics } from '../../content/enquiryForm';
import { Field } from '../Field';
import type { FormValues } from './draft';
import { PreferredTimes } from './PreferredTimes';
import type { Problems } from './problems';

interface EnquiryFieldsProps {
  kind: EnquiryKind;
  /** What they hold at first. */
  values: FormValues;
  problems: Problems;
}

const { optional, name, email, phone, country, topic, message } = enquiryForm;

/** What we ask, by what it is for. */
export function EnquiryFields({ kind, values, problems }: EnquiryFieldsProps) {
  return (
    <>
      <div className="enquiry-pair">
        <Field label={name.label} error={problems.name}>
          {(input) => (
            <input
              {...input}
              name="name"
              autoComplete="name"
              maxLength={100}
              required
              defaultValue={values.name}
            />
          )}
        </Field>
        <Field label={email.label} error={problems.email}>
          {(input) => (
            <input
              {...input}
              type="email"
              name="email"
              autoComplete="email"
              maxLength={254}
              required
              defaultValue={values.email}
            />
          )}
        </Field>
        <Field label={phone.label} note={optional} error={problems.phone}>
          {(input) => (
            <input
              {...input}
              type="tel"
              name="phone"
              autoComplete="tel"
              maxLength={40}
              defaultValue={values.phone}
            />
          )}
        </Field>
        <Field label={country.label} note={optional} error={problems.country}>
          {(input) => (
            <input
              {...input}
              name="country"
              autoComplete="country-name"
              maxLength={100}
              defaultValue={values.country}
            />
          )}
        </Field>
      </div>
      {kind === 'consultation' && <PreferredTimes values={values} problems={problems} />}
      {kind !== 'assessment' && (
        <Field label={topic.label} error={problems.topic} note={optional}>
          {(input) => (
            <select {...input} name="topic" defaultValue={values.topic}>
              <option value="">{topic.unsure}</option>
              {enquiryTopics.map((label) => (
                <option key={label}>{label}</option>
              ))}
            </select>
          )}
        </Field>
      )}
      <Field
        label={message.label[kind]}
        note={kind === 'enquiry' ? undefined : optional}
        hint={message.hint}
        error={problems.message}
      >
        {(input) => (
          <textarea
            {...input}
            name="message"
            rows={kind === 'enquiry' ? 7 : 4}
            maxLength={4000}
            required={kind === 'enquiry'}
            defaultValue={values.message}
          />
        )}
      </Field>
    </>
  );
}
