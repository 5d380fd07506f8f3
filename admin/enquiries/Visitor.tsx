import { Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Enquiry } from '../../api/types';
import { type VisitorFieldName, visitorEntries, visitorField } from '../../shared/enquiryFields';
import { formatMoment } from '../dates';
import { PersonalDataButton } from '../mail/inbox';
import { DefinitionList, Section } from '../ui/layout/Section';
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
      <PersonalDataButton email={email} label="Everything about this address" />
    </Section>
  );
}
