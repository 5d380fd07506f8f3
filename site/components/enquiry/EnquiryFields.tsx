import {
  contactWayNames,
  contactWays,
  visitorField,
  visitorFieldNames,
} from '../../../shared/enquiryFields';
import { enquiryTopics } from '../../../shared/enquiryTopics';
import type { Firm } from '../../../shared/publicFirm';
import { type EnquiryKind, enquiryForm } from '../../content/enquiryForm';
import { privacyNotice } from '../../content/privacyNotice';
import type { FormValues } from '../../enquiry/formValues';
import { useFirm } from '../../firm';
import { Field, InputField, SelectField } from '../Field';
import { Honeypot } from '../newsletter/Honeypot';
import { useStore } from '../store';
import { keptPoints } from './keptPoints';
import { PreferredTimes } from './PreferredTimes';

interface EnquiryFieldsProps {
  kind: EnquiryKind;
  /** Initial values. */
  values: FormValues;
  /** Errors by field. */
  problems: FormValues;
}

const { optional, topic, message, newsletter, reach, ask, points } = enquiryForm;
const ways = [
  { id: '', label: reach.any },
  ...contactWays.map((id) => ({ id, label: contactWayNames[id] })),
];
const topics = [
  { id: '', label: topic.unsure },
  ...enquiryTopics.map((label) => ({ id: label, label })),
];

/** The fields of a form by purpose, with a separate, unticked newsletter box. */
export function EnquiryFields({ kind, values, problems }: EnquiryFieldsProps) {
  const isEnquiry = kind === 'enquiry';
  const note = isEnquiry ? undefined : optional;
  const several = helpersOf(useFirm(), kind);
  return (
    <>
      <VisitorInputs values={values} problems={problems} />
      {kind === 'consultation' && <PreferredTimes values={values} problems={problems} />}
      <div className="enquiry-pair cells cells-fit">
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
        {several.length > 1 && (
          <SelectField
            name="ask"
            label={ask.label}
            options={[{ id: '', label: ask.any }, ...several]}
            chosen={values.ask}
          />
        )}
        <SelectField
          name="contact_by"
          label={reach.label}
          error={problems.contact_by}
          options={ways}
          chosen={values.contact_by}
        />
      </div>
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
      <PointsChoice isChosen={values.points !== undefined} />
      <label className="enquiry-newsletter">
        <input
          type="checkbox"
          name="newsletter"
          value="on"
          defaultChecked={values.newsletter !== undefined}
        />
        <span>{newsletter.label}</span>
      </label>
      <PrivacyLine />
    </>
  );
}

/** Inputs about the visitor. */
export const VisitorInputs = ({ values, problems }: Omit<EnquiryFieldsProps, 'kind'>) => (
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
);

export const PrivacyLine = () => (
  <p className="enquiry-privacy small">
    {privacyNotice.text} {/* Another tab: what is being typed stays in this one. */}
    <a href={privacyNotice.link.path} target="_blank" rel="noopener">
      {privacyNotice.link.label}
      <span className="visually-hidden"> (new tab)</span>
    </a>
  </p>
);

/** Lists the offices and people that a visitor can ask for; a meeting has its own office. */
const helpersOf = ({ offices, team }: Firm, kind: EnquiryKind) => [
  ...(kind === 'consultation'
    ? []
    : offices.map(({ id, city }) => ({ id: `office:${id}`, label: ask.office(city) }))),
  ...team.map(({ id, name }) => ({ id: `person:${id}`, label: name })),
];

/** Sends the last result of a points test along, if there is one in this tab. */
function PointsChoice({ isChosen }: { isChosen: boolean }) {
  const kept = useStore(keptPoints);
  if (!kept) return null;
  return (
    <label className="enquiry-newsletter">
      <input type="checkbox" name="points" value={kept.address} defaultChecked={isChosen} />
      <span>
        {points.label} {kept.label}
      </span>
    </label>
  );
}
