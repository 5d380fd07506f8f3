import { type EnquiryKind, enquiryForm, enquiryTopics } from '../../content/enquiryForm';
import { privacyNotice } from '../../content/privacyNotice';
import { Field, InputField, SelectField } from '../Field';
import { Honeypot } from '../newsletter/Honeypot';
import { PreferredTimes } from './PreferredTimes';
import type { FormValues } from './submission';

interface EnquiryFieldsProps {
  kind: EnquiryKind;
  /** What they hold at first. */
  values: FormValues;
  /** What is wrong, by field. */
  problems: FormValues;
}

const { optional, topic, message, newsletter } = enquiryForm;
const people = [
  { name: 'name', autoComplete: 'name', maxLength: 100, required: true },
  { type: 'email', name: 'email', autoComplete: 'email', maxLength: 254, required: true },
  { type: 'tel', name: 'phone', autoComplete: 'tel', maxLength: 40 },
  { name: 'country', autoComplete: 'country-name', maxLength: 100 },
] as const;
const topics = [
  { id: '', label: topic.unsure },
  ...enquiryTopics.map((label) => ({ id: label, label })),
];

/** What we ask, by what it is for; apart from that and unticked, the newsletter. */
export function EnquiryFields({ kind, values, problems }: EnquiryFieldsProps) {
  const isEnquiry = kind === 'enquiry';
  const note = isEnquiry ? undefined : optional;
  return (
    <>
      <div className="enquiry-pair cells cells-fit">
        {people.map((field) => (
          <InputField
            key={field.name}
            {...field}
            label={enquiryForm[field.name].label}
            note={'required' in field ? undefined : optional}
            error={problems[field.name]}
            defaultValue={values[field.name]}
          />
        ))}
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
