import { enquiryTopics, visitorField, visitorFieldNames } from '../../../shared/enquiryFields';
import { type EnquiryKind, enquiryForm } from '../../content/enquiryForm';
import { privacyNotice } from '../../content/privacyNotice';
import type { FormValues } from '../../enquiry/formValues';
import { Field, InputField, SelectField } from '../Field';
import { Honeypot } from '../newsletter/Honeypot';
import { PreferredTimes } from './PreferredTimes';

interface EnquiryFieldsProps {
  kind: EnquiryKind;
  /** Initial values. */
  values: FormValues;
  /** Errors by field. */
  problems: FormValues;
}

const { optional, topic, message, newsletter } = enquiryForm;
const topics = [
  { id: '', label: topic.unsure },
  ...enquiryTopics.map((label) => ({ id: label, label })),
];

/** The fields of a form by purpose, with a separate, unticked newsletter box. */
export function EnquiryFields({ kind, values, problems }: EnquiryFieldsProps) {
  const isEnquiry = kind === 'enquiry';
  const note = isEnquiry ? undefined : optional;
  return (
    <>
      <div className="enquiry-pair cells cells-fit">
        {visitorFieldNames.map((name) => {
          const { label, max, type, autoComplete, missing } = visitorField(name);
          return (
            <InputField
              key={name}
              name={name}
              label={label}
              maxLength={max}
              required={missing !== undefined}
              autoComplete={autoComplete}
              {...(type && { type })}
              note={missing === undefined ? optional : undefined}
              error={problems[name]}
              defaultValue={values[name]}
            />
          );
        })}
      </div>
      {kind === 'consultation' && <PreferredTimes values={values} problems={problems} />}
      {kind !== 'assessment' && (
        <SelectField
          name="topic"
          label={topic.label}
          note={optional}
          error={problems.topic}
          options={topics}
          chosen={values.topic}
        />
      )}
      <Field label={message.label[kind]} note={note} hint={message.hint} error={problems.message}>
        {(input) => (
          <textarea
            {...input}
            name="message"
            rows={isEnquiry ? 7 : 4}
            maxLength={4000}
            required={isEnquiry}
            defaultValue={values.message}
          />
        )}
      </Field>
      <Honeypot />
      <label className="enquiry-newsletter">
        <input
          type="checkbox"
          name="newsletter"
          value="on"
          defaultChecked={values.newsletter !== undefined}
        />
        <span>{newsletter.label}</span>
      </label>
      <p className="enquiry-privacy small">
        {privacyNotice.text} {/* Another tab: what is being typed stays in this one. */}
        <a href={privacyNotice.link.path} target="_blank" rel="noopener">
          {privacyNotice.link.label}
          <span className="visually-hidden"> (new tab)</span>
        </a>
      </p>
    </>
  );
}
