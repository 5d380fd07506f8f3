import { Alert, Stack } from '@mui/material';
import { Link } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { EnquiryThread } from '../../api/types';
import { formatMoment } from '../dates';
import { useRead } from '../reads';
import { LinkButton } from '../ui/layout/LinkButton';
import { Opening } from '../ui/layout/Opening';
import { PageHeading } from '../ui/layout/PageHeading';
import { DefinitionList, Section } from '../ui/layout/Section';
import { enquiryKinds, enquiryStates, outcomes } from './labels';
import { Thread } from './Thread';
import { VisitorWords } from './Visitor';

/** Every conversation with one person, oldest first. */
export function OnePerson() {
  const { id = '' } = useParams();
  const path = `/${encodeURIComponent(id)}`;
  const { data: all, error } = useRead<EnquiryThread[]>('enquiry-joins', path);
  const back = <LinkButton to={`/enquiries${path}`}>Back</LinkButton>;
  if (!all) {
    return (
      <>
        <PageHeading title="All conversations">{back}</PageHeading>
        {error ? <Alert severity="error">{error.message}</Alert> : <Opening />}
      </>
    );
  }
  const distinct = (values: string[]) => [...new Set(values)].filter(Boolean).join(', ');
  const names = distinct(all.map(({ name }) => name));
  return (
    <>
      <PageHeading title={`All conversations with ${names}`}>{back}</PageHeading>
      <Stack spacing={2} sx={{ maxWidth: '60rem' }}>
        <Section title="Contacts">
          <DefinitionList
            entries={[
              ['Email', distinct(all.map(({ email }) => email))],
              ['Phone', distinct(all.map(({ phone }) => phone))],
              ['Country', distinct(all.map(({ country }) => country))],
            ]}
          />
        </Section>
        {all.map((enquiry) => (
          <OneEnquiry key={enquiry.id} enquiry={enquiry} />
        ))}
      </Stack>
    </>
  );
}

function OneEnquiry({ enquiry }: { enquiry: EnquiryThread }) {
  const { id, kind, number, received_at, status, outcome, outcome_reason } = enquiry;
  const end = [outcome && outcomes[outcome], outcome_reason].filter(Boolean).join(': ');
  const state = [enquiryStates[status].name, end].filter(Boolean).join(', ');
  return (
    <Stack component="section" spacing={1} aria-label={`No. ${number}`}>
      <Section title={`${enquiryKinds[kind]} no. ${number}, ${formatMoment(received_at)}`}>
        <Link to={`/enquiries/${encodeURIComponent(id)}`}>Open</Link> ({state})
      </Section>
      <VisitorWords enquiry={enquiry} />
      <Thread enquiry={enquiry} />
    </Stack>
  );
}
