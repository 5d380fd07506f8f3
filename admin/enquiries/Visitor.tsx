import { Button, Link, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { Enquiry } from '../../api/types';
import {
  type VisitorFieldName,
  visitorEntries,
  visitorField,
  visitorFieldNames,
  visitorValues,
} from '../../shared/enquiryFields';
import { formatMoment } from '../dates';
import { PersonalDataButton } from '../mail/inbox';
import type { FieldSpec } from '../ui/forms/fields';
import { ResourceForm } from '../ui/forms/ResourceForm';
import { DefinitionList, Section } from '../ui/layout/Section';
import { changeEnquiry } from './changeEnquiry';
import { topicName } from './labels';

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
export function VisitorDetails({ enquiry }: Props) {
  const { email, form, received_at, newsletter } = enquiry;
  const { notice_version, notice_text } = enquiry;
  return (
    <Section title="Visitor">
      <DefinitionList
        entries={[
          ...visitorEntries(enquiry).map(
            ({ name, label, value }) => [label, linked(name, value)] as const,
          ),
          ['Received', formatMoment(received_at)],
          ['Form', form],
          ['Newsletter', newsletter ? 'Requested' : 'Not requested'],
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
      <PersonalDataButton email={email} label="Everything about this address" />
    </Section>
  );
}

const particularFields: FieldSpec[] = [
  ...visitorFieldNames.map((source) => {
    const { short, missing } = visitorField(source);
    return { source, label: short, isRequired: missing !== undefined };
  }),
  { source: 'topic', label: 'Topic' },
];

/** Corrects what the visitor mistyped. The thread keeps what it was. */
function CorrectParticulars({ enquiry }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) return <Button onClick={() => setOpen(true)}>Correct</Button>;
  const close = () => setOpen(false);
  return (
    <ResourceForm
      layout="inline"
      fields={particularFields}
      values={{ ...visitorValues(enquiry), topic: enquiry.topic }}
      changes="enquiries"
      save={changeEnquiry(enquiry)}
      submit="Save"
      done="Corrected. The conversation says what it was."
      onDone={close}
      onCancel={close}
      warnsOnLeave
    />
  );
}
