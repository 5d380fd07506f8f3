import { Button, Link, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { SelectInput } from 'react-admin';
import type { Enquiry, WholeEnquiry } from '../../api/types';
import {
  cameFromInWords,
  contactWayNames,
  officeEntries,
  officeFieldsAt,
  type VisitorFieldName,
  visitorEntries,
  visitorField,
  visitorFieldNames,
  visitorValues,
} from '../../shared/enquiryFields';
import { pick } from '../../shared/pick';
import { topicName } from '../bookings/labels';
import { changeOf } from '../dataProvider';
import { formatDate, formatMoment } from '../dates';
import { PersonalDataButton } from '../mail/PersonalDataButton';
import { FieldInput, labelled } from '../ui/forms/FieldInput';
import type { FieldSpec } from '../ui/forms/fields';
import { ResourceForm } from '../ui/forms/ResourceForm';
import { DefinitionList, Section } from '../ui/layout/Section';
import { channels, contactChoices } from './labels';
import { officeSpecs } from './officeSpecs';

interface Props {
  enquiry: Enquiry;
}

const answersTitles: Record<Enquiry['kind'], string> = {
  enquiry: 'Answers',
  assessment: 'Assessment',
  consultation: 'Preferred times',
};

/** The visitor's message, and their choices and answers in the form. */
export function VisitorWords({ enquiry: { kind, topic, message, answers } }: Props) {
  return (
    <>
      {message && (
        <Section title={topicName(topic) || 'Message'}>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: '70ch' }}>
            {message}
          </Typography>
        </Section>
      )}
      {answers.length > 0 && (
        <Section title={answersTitles[kind]}>
          {/* A time is given by the visitor's clock and, after a sign, the office's: a line each. */}
          <DefinitionList
            entries={answers.map(({ label, value }) => [label, value.replace(' = ', '\n')])}
          />
        </Section>
      )}
    </>
  );
}

/** Links an email address or a phone number. */
function linked(name: VisitorFieldName, value: string): ReactNode {
  const { type } = visitorField(name);
  if (!type || value === '') return value;
  const href = type === 'email' ? `mailto:${value}` : `tel:${value.replace(/[^\d+]/g, '')}`;
  return <Link href={href}>{value}</Link>;
}

/** The sender, the form, and what was agreed to. */
export function VisitorDetails({ enquiry }: { enquiry: WholeEnquiry }) {
  const { form, received_at, newsletter, channel, entered_by, contact_by, office, person } =
    enquiry;
  const { notice_version, notice_text } = enquiry;
  return (
    <Section title="Visitor">
      <DefinitionList
        entries={[
          ...visitorEntries(enquiry).map(
            ({ name, label, value }) => [label, linked(name, value)] as const,
          ),
          ['Contact only by', contact_by && contactWayNames[contact_by]],
          ...officeEntries(enquiry, formatDate, addedNames).map(
            ({ label, value }) => [label, value] as const,
          ),
          ['Received', formatMoment(received_at)],
          ['Came by', entered_by ? `${channels[channel]}, entered by ${entered_by}` : form],
          ['Came from', cameFromInWords(enquiry.came_from)],
          ['Office', office ?? ''],
          ['Asked for', person ?? ''],
          ['Newsletter', newsletter ? 'Requested' : entered_by ? '' : 'Not requested'],
        ]}
      />
      {notice_text && (
        <details style={{ margin: '1rem 0' }}>
          <summary>Privacy notice shown{notice_version && `: ${notice_version}`}</summary>
          <Typography variant="body2" sx={{ mt: 1, whiteSpace: 'pre-line' }}>
            {notice_text}
          </Typography>
        </details>
      )}
      <CorrectParticulars enquiry={enquiry} />
      <PersonalDataButton person={enquiry} label="Everything about this person" />
    </Section>
  );
}

/** What the office adds to the particulars. */
const addedNames = officeFieldsAt('particulars');
const correctedNames = [...addedNames, ...officeFieldsAt('before')];
const addedFields = officeSpecs(correctedNames);

const particularFields: FieldSpec[] = [
  ...visitorFieldNames.map((source) => {
    const { short, isOptional } = visitorField(source);
    return { source, label: short, isOptional: isOptional || source === 'email' };
  }),
  { source: 'topic', label: 'Topic', isOptional: true },
];
const contactField: FieldSpec = {
  source: 'contact_by',
  label: 'Contact only by',
  isOptional: true,
};
const correctedFields = [...particularFields, contactField, ...addedFields];

/** Corrects what the visitor mistyped. The thread keeps what it was. */
function CorrectParticulars({ enquiry }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) return <Button onClick={() => setOpen(true)}>Correct</Button>;
  const close = () => setOpen(false);
  return (
    <ResourceForm
      layout="inline"
      fields={correctedFields}
      of={enquiry}
      values={(enquiry) => ({
        ...visitorValues(enquiry),
        topic: enquiry.topic,
        contact_by: enquiry.contact_by,
        ...pick(enquiry, correctedNames),
      })}
      changes="enquiries"
      write={(typed, shown) => changeOf(shown, typed)}
      submit="Save"
      done="Corrected. The conversation says what it was."
      onDone={close}
      onCancel={close}
    >
      {particularFields.map((field) => (
        <FieldInput key={field.source} field={field} />
      ))}
      <SelectInput {...labelled(contactField)} choices={contactChoices} emptyText="Any way" />
      {addedFields.map((field) => (
        <FieldInput key={field.source} field={field} />
      ))}
    </ResourceForm>
  );
}
