import {
  contactWayNames,
  contactWays,
  maxText,
  visitorField,
  visitorFieldNames,
} from '../../../shared/enquiryFields';
import { enquiryTopics } from '../../../shared/enquiryTopics';
import type { Firm } from '../../../shared/publicFirm';
import { type EnquiryKind, enquiryForm } from '../../content/enquiryForm';
import { privacyNotice } from '../../content/privacyNotice';
import { useFirm } from '../../firm';
import { useStore } from '../../store';
import { type FieldSpec, FormInput } from '../Field';
import { Honeypot } from '../newsletter/Honeypot';
import type { Form } from '../useForm';
import { keptPoints } from './keptPoints';
import { PreferredTimes } from './PreferredTimes';

interface EnquiryFieldsProps {
  kind: EnquiryKind;
  form: Form;
}

const { optional, topic, message, newsletter, reach, ask, points } = enquiryForm;

/** What visitors say about themselves. */
const visitorInputs: readonly FieldSpec[] = visitorFieldNames.map((name) => {
  const { label, max, type, autoComplete, isOptional = false } = visitorField(name);
  return {
    name,
    label,
    type,
    autoComplete,
    maxLength: max,
    required: !isOptional,
    note: isOptional ? optional : undefined,
  };
});

/** Choices of what it is about. */
export const topicOptions = [
  { id: '', label: topic.unsure },
  ...enquiryTopics.map((label) => ({ id: label, label })),
];

const topicField: FieldSpec = {
  name: 'topic',
  label: topic.label,
  note: optional,
  options: topicOptions,
};

const contactField: FieldSpec = {
  name: 'contact_by',
  label: reach.label,
  options: [
    { id: '', label: reach.any },
    ...contactWays.map((id) => ({ id, label: contactWayNames[id] })),
  ],
};

const messageField = (kind: EnquiryKind): FieldSpec => ({
  name: 'message',
  label: message.label[kind],
  note: kind === 'enquiry' ? undefined : optional,
  hint: message.hint,
  rows: kind === 'enquiry' ? 7 : 4,
  maxLength: maxText.message,
  required: kind === 'enquiry',
});

/** The fields of a form by purpose, with a separate, unticked newsletter box. */
export function EnquiryFields({ kind, form }: EnquiryFieldsProps) {
  const helpers = helperField(useFirm(), kind);
  const choices = [kind === 'assessment' ? [] : topicField, helpers, contactField].flat();
  return (
    <>
      <VisitorInputs form={form} />
      {kind === 'consultation' && <PreferredTimes form={form} />}
      <div className="enquiry-pair cells cells-fit">
        {choices.map((field) => (
          <FormInput key={field.name} form={form} field={field} />
        ))}
      </div>
      <FormInput form={form} field={messageField(kind)} />
      <Honeypot />
      <PointsChoice form={form} />
      <label className="enquiry-newsletter">
        <input type="checkbox" {...form.tick('newsletter', 'on')} />
        <span>{newsletter.label}</span>
      </label>
      <PrivacyLine />
    </>
  );
}

export const VisitorInputs = ({ form }: { form: Form }) => (
  <div className="enquiry-pair cells cells-fit">
    {visitorInputs.map((field) => (
      <FormInput key={field.name} form={form} field={field} />
    ))}
  </div>
);

export function PrivacyLine() {
  const firm = useFirm();
  return (
    <p className="enquiry-privacy small">
      {privacyNotice.text(firm)} {/* Another tab: what is being typed stays in this one. */}
      <a href={privacyNotice.link.path} target="_blank" rel="noopener">
        {privacyNotice.link.label}
        <span className="visually-hidden"> (new tab)</span>
      </a>
    </p>
  );
}

/** Offices and people that a visitor can ask for, if several; a meeting has its own office. */
function helperField({ offices, team }: Firm, kind: EnquiryKind): FieldSpec[] {
  const ofOffices = kind === 'consultation' ? [] : offices;
  const helpers = [
    ...ofOffices.map(({ id, city }) => ({ id: `office:${id}`, label: ask.office(city) })),
    ...team.map(({ id, name }) => ({ id: `person:${id}`, label: name })),
  ];
  if (helpers.length < 2) return [];
  return [{ name: 'ask', label: ask.label, options: [{ id: '', label: ask.any }, ...helpers] }];
}

/** Sends the last result of a points test along, if there is one in this tab. */
function PointsChoice({ form }: { form: Form }) {
  const kept = useStore(keptPoints);
  if (!kept) return null;
  return (
    <label className="enquiry-newsletter">
      <input type="checkbox" {...form.tick('points', kept.address)} />
      <span>
        {points.label} {kept.label}
      </span>
    </label>
  );
}
