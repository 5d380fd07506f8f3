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

const { optional, topic, message } = enquiryForm;
const people = [
  { name: 'name', autoComplete: 'name', maxLength: 100, required: true },
  { type: 'email', name: 'email', autoComplete: 'email', maxLength: 254, required: true },
  { type: 'tel', name: 'phone', autoComplete: 'tel', maxLength: 40 },
  { name: 'country', autoComplete: 'country-name', maxLength: 100 },
] as const;

/** What we ask, by what it is for. */
export function EnquiryFields({ kind, values, problems }: EnquiryFieldsProps) {
  return (
    <>
      <div className="enquiry-pair">
        {people.map((field) => (
          <Field
            key={field.name}
            label={enquiryForm[field.name].label}
            note={'required' in field ? undefined : optional}
            error={problems[field.name]}
          >
            {(input) => <input {...input} {...field} defaultValue={values[field.name]} />}
          </Field>
        ))}
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
