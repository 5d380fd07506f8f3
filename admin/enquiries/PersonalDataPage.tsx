import { Alert, Box, Button, Card, CardContent, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { BooleanInput, Link } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { PersonalData } from '../../api/types';
import { cameFromInWords, lastDigits, visitorEntries } from '../../shared/enquiryFields';
import { bookingStates, topicName } from '../bookings/labels';
import { write } from '../dataProvider';
import { formatMoment } from '../dates';
import { MessageState, messageKinds } from '../mail/messages';
import { Consents } from '../mail/SubscriberList';
import { readOnce } from '../reads';
import { FieldInput, labelled } from '../ui/forms/FieldInput';
import { FormDialog } from '../ui/forms/FormDialog';
import type { FieldSpec } from '../ui/forms/fields';
import { ResourceForm } from '../ui/forms/ResourceForm';
import { ActionButton } from '../ui/layout/ActionButton';
import { PageHeading } from '../ui/layout/PageHeading';
import { DefinitionList, Section } from '../ui/layout/Section';
import { saveFolder } from '../ui/lists/saveFile';
import { deleteTextsOf } from '../unsentText';
import { enquiryKinds, enquiryStates } from './labels';
import { personFolder } from './personFolder';

/** Everything stored about a person, to export or erase. */
export function PersonalDataPage() {
  const { state } = useLocation();
  const [data, setData] = useState<PersonalData>();
  const [erased, setErased] = useState<string>();

  async function read(contact: string) {
    setErased(undefined);
    setData(undefined);
    const query = new URLSearchParams(asAsked(contact));
    setData(await readOnce('personal-data', `?${query}`));
  }

  return (
    <>
      <PageHeading title="Personal data" />
      <Card>
        <CardContent>
          <Typography sx={{ mb: 1, maxWidth: '65ch' }}>
            Everything stored about a person, to send to them or to erase. A phone number reaches
            enquiries without an email address. Backups keep their copy until they are deleted.
          </Typography>
          <ResourceForm
            // Cleared after everything was erased.
            key={erased}
            layout="inline"
            fields={[contactField]}
            values={{ contact: erased ? '' : state?.contact }}
            save={({ contact }) => read(contact)}
            submit="Show everything"
            warnsOnLeave={false}
          >
            <FieldInput field={contactField} autoComplete="off" sx={{ maxWidth: '24rem' }} />
          </ResourceForm>
          {erased && (
            <Alert severity="success" role="status" sx={{ mt: 2 }}>
              {erased}
            </Alert>
          )}
          {data && (
            <FoundData data={data}>
              <EraseButton
                data={data}
                onErased={(counts) => {
                  setErased(`Erased: ${counts || 'nothing was left'}.`);
                  setData(undefined);
                }}
              />
            </FoundData>
          )}
        </CardContent>
      </Card>
    </>
  );
}

const contactField: FieldSpec = { source: 'contact', label: 'Email or phone', isOptional: true };

const asAsked = (contact: string): Record<string, string> =>
  contact.includes('@') || !/\d/.test(contact) ? { email: contact } : { phone: contact };

/** Returns a contact as people write it. */
const shownContact = (contact: string): string => contact.replace(/^tel:/, 'phone …');

interface FoundDataProps {
  data: PersonalData;
  /** Further actions. */
  children: ReactNode;
}

/** Everything stored about a person, for reading and as JSON. */
function FoundData({ data, children }: FoundDataProps) {
  const { email, contacts, ...kinds } = data;
  const counts = countsOf(kinds);
  return (
    <Stack spacing={2} sx={{ mt: 3, maxWidth: '60rem', overflowWrap: 'anywhere' }}>
      <Box>
        <Typography component="h2" variant="h6">
          {contacts.map(shownContact).join(', ')}
        </Typography>
        <Typography role="status">
          {counts ? `${counts}.` : 'Nothing is stored about this person.'}
        </Typography>
        {counts && (
          <Stack direction="row" useFlexGap sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
            <ActionButton
              resource="personal-data"
              act={async () =>
                saveFolder('personal-data.zip', {
                  ...personFolder(data),
                  ...(await filesOf(data.papers)),
                })
              }
              variant="outlined"
            >
              Download everything
            </ActionButton>
            {children}
          </Stack>
        )}
      </Box>
      {data.enquiries.map((enquiry) => (
        <Section
          key={enquiry.id}
          title={`${enquiryKinds[enquiry.kind]} no. ${enquiry.number}, ${formatMoment(enquiry.received_at)}`}
        >
          <DefinitionList
            entries={[
              ...visitorEntries(enquiry).map(({ label, value }) => [label, value] as const),
              ['Topic', topicName(enquiry.topic)],
              ['Message', enquiry.message],
              ...enquiry.answers.map(({ label, value }) => [label, value] as const),
              ['Status', enquiryStates[enquiry.status].name],
              ['Newsletter', enquiry.newsletter ? 'Requested' : 'Not requested'],
              ['Form', enquiry.form],
              ['Came from', cameFromInWords(enquiry.came_from)],
            ]}
          />
          <Link to={`/enquiries/${encodeURIComponent(enquiry.id)}`}>Open the enquiry</Link>
        </Section>
      ))}
      <Texts title="Replies" texts={data.replies.map((one) => ({ ...one, at: one.received_at }))} />
      <Texts title="Calls" texts={data.calls.map((one) => ({ ...one, by: one.created_by }))} />
      <Texts
        title="Consultations"
        texts={data.bookings.map(({ id, starts_at, state, reason }) => ({
          id,
          at: starts_at,
          text: [bookingStates[state].name, reason].filter(Boolean).join(': '),
        }))}
      />
      <Texts
        title="Advice"
        texts={data.advice.map(({ id, asked, advised, next_step, signed_as, created_at }) => ({
          id,
          at: created_at,
          by: signed_as,
          text: [asked, advised, next_step].filter(Boolean).join('\n\n'),
        }))}
      />
      <Texts
        title="Notes"
        texts={data.notes.map((note) => ({ ...note, at: note.created_at, by: note.created_by }))}
      />
      <Texts
        title="Messages"
        texts={data.messages.map((message) => ({
          id: message.id,
          at: message.created_at,
          by: `${messageKinds[message.kind]} to ${message.to_email}`,
          text: `${message.subject}\n\n${message.text}`,
          state: <MessageState {...message} />,
        }))}
      />
      {data.subscriptions.map(({ id, first_name, last_name, created_at, consents }) => (
        <Section key={id} title="Newsletter subscription">
          <DefinitionList
            entries={[
              ['Name', `${first_name} ${last_name}`.trim()],
              ['Since', formatMoment(created_at)],
            ]}
          />
          <Consents consents={consents} />
        </Section>
      ))}
    </Stack>
  );
}

interface Text {
  id: string;
  text: string;
  /** ISO text. */
  at: string;
  by?: string;
  state?: ReactNode;
}

function Texts({ title, texts }: { title: string; texts: readonly Text[] }) {
  if (texts.length === 0) return null;
  return (
    <Section title={title}>
      <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {texts.map(({ id, text, at, by, state }) => (
          <li key={id}>
            <Typography variant="body2" color="text.secondary">
              {by && `${by}, `}
              {formatMoment(at)}
            </Typography>
            {state}
            <Typography sx={{ whiteSpace: 'pre-wrap', maxWidth: '70ch' }}>{text}</Typography>
          </li>
        ))}
      </Stack>
    </Section>
  );
}

const keepsField: FieldSpec = {
  source: 'keeps_advice',
  label: 'Keep the record of advice: name, day and notes',
  isOptional: true,
  kind: 'switch',
  initial: true,
};

interface EraseButtonProps {
  data: PersonalData;
  /** @param counts of erased rows. */
  onErased(counts: string): void;
}

/** Erases everything about a person after a contact was typed again. */
function EraseButton({ data: { contacts, enquiries, advice }, onErased }: EraseButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const queryClient = useQueryClient();

  const typedField: FieldSpec = {
    source: 'typed',
    label: 'Type their address or number to confirm',
    isOptional: true,
    problem: (typed) => {
      const contact = String(typed).trim().toLowerCase();
      const isTheirs =
        contacts.includes(contact) || contacts.includes(`tel:${lastDigits(contact)}`);
      return isTheirs ? undefined : 'This isn’t among those shown above.';
    },
  };

  async function erase({ keeps_advice }: FieldValues) {
    const [first = ''] = contacts;
    const asked = {
      ...asAsked(first.replace(/^tel:/, '')),
      keeps_advice: keeps_advice === true,
    };
    const erased = await write<Record<string, number>>('erasures', { data: asked });
    for (const { id } of enquiries) deleteTextsOf(id);
    // Clears what this tab has cached.
    queryClient.removeQueries({ type: 'inactive' });
    void queryClient.invalidateQueries();
    onErased(countsOf(erased));
  }

  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        Erase…
      </Button>
      {isOpen && (
        <FormDialog
          title="Erase everything about this person?"
          fields={[typedField, ...(advice.length > 0 ? [keepsField] : [])]}
          values={{ keeps_advice: advice.length > 0 }}
          save={erase}
          submit="Erase"
          isDanger
          maxWidth="sm"
          onClose={() => setIsOpen(false)}
        >
          <Typography sx={{ mb: 1, overflowWrap: 'anywhere' }}>
            Enquiries, notes, calls, messages and subscriptions of{' '}
            {contacts.map(shownContact).join(', ')} are deleted. The activity list records the
            erasure, but not the person. This can’t be undone.
          </Typography>
          {advice.length > 0 && (
            <>
              <Typography sx={{ mb: 1 }}>
                They were advised. A registered agent keeps the record of advice for seven years
                after the last action (Code of Conduct, section 55), also where somebody asks for
                erasure.
              </Typography>
              <BooleanInput {...labelled(keepsField)} />
            </>
          )}
          <FieldInput field={typedField} autoComplete="off" autoFocus />
        </FormDialog>
      )}
    </>
  );
}

/** Reads a person's PDFs, by file name. */
async function filesOf(papers: PersonalData['papers']): Promise<Record<string, Uint8Array>> {
  const files: Record<string, Uint8Array> = {};
  for (const { id, name } of papers) {
    const response = await fetch(`/api/enquiry-papers/${id}/file`);
    if (!response.ok) throw new Error(`${name} could not be read. Try again.`);
    files[`papers/${id.slice(0, 8)}-${name}`] = new Uint8Array(await response.arrayBuffer());
  }
  return files;
}

/** Names of each kind of data, singular and plural. */
const nouns: Record<string, readonly [one: string, several: string]> = {
  enquiries: ['enquiry', 'enquiries'],
  notes: ['note', 'notes'],
  papers: ['paper', 'papers'],
  advice: ['note of a consultation', 'notes of consultations'],
  replies: ['reply', 'replies'],
  calls: ['call', 'calls'],
  bookings: ['consultation', 'consultations'],
  corrections: ['correction', 'corrections'],
  messages: ['message', 'messages'],
  subscriptions: ['subscription', 'subscriptions'],
};

/** '2 enquiries, 1 message'; empty if there is nothing. */
function countsOf(kinds: Readonly<Record<string, unknown>>): string {
  return Object.entries(kinds)
    .flatMap(([kind, rows]) => {
      const count = Array.isArray(rows) ? rows.length : Number(rows ?? 0);
      const [one, several] = nouns[kind] ?? [kind, kind];
      return count > 0 ? [`${count} ${count === 1 ? one : several}`] : [];
    })
    .join(', ');
}
