import { Box, Button, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-admin';
import type { PersonalData } from '../../../api/types';
import { formatMoment } from '../../dates';
import { kindNames as messageKinds } from '../../mail/outbox/kinds';
import { MessageState } from '../../mail/outbox/MessageState';
import { Consents } from '../../mail/subscribers/Consents';
import { Facts, Section } from '../../ui/layout/Section';
import { saveFile } from '../../ui/lists/saveFile';
import { kindNames as enquiryKinds, states, topicName } from '../words';
import { countsOf } from './counts';

interface Props {
  data: PersonalData;
  /** What else can be done with it. */
  children: ReactNode;
}

/** Everything that is kept of an address, to read, and as JSON to hand on. */
export function FoundData({ data, children }: Props) {
  const { email, ...kinds } = data;
  const counts = countsOf(kinds);
  return (
    <Stack spacing={2} sx={{ mt: 3, maxWidth: '60rem' }}>
      <Box>
        <Typography component="h2" variant="h6" sx={{ overflowWrap: 'anywhere' }}>
          {email}
        </Typography>
        <Typography role="status">
          {counts ? `${counts}.` : 'Nothing is stored about it.'}
        </Typography>
        {counts && (
          <Stack direction="row" useFlexGap spacing={1} sx={{ mt: 1, flexWrap: 'wrap' }}>
            <Button
              variant="outlined"
              onClick={() =>
                saveFile('personal-data.json', 'application/json', JSON.stringify(data, null, 2))
              }
            >
              Download JSON
            </Button>
            {children}
          </Stack>
        )}
      </Box>
      {data.enquiries.map((enquiry) => (
        <Section
          key={enquiry.id}
          title={`${enquiryKinds[enquiry.kind]} no. ${enquiry.number}, ${formatMoment(enquiry.received_at)}`}
        >
          <Facts
            facts={[
              ['Name', enquiry.name],
              ['Phone', enquiry.phone],
              ['Country', enquiry.country],
              ['Topic', topicName(enquiry.topic)],
              ['Message', enquiry.message],
              ...enquiry.answers.map(({ label, value }) => [label, value] as const),
              ['Status', states[enquiry.status].name],
              ['Newsletter', enquiry.newsletter ? 'Asked for it' : 'Did not ask for it'],
              ['Form', enquiry.form],
            ]}
          />
          <Link to={`/enquiries/${encodeURIComponent(enquiry.id)}`}>Open the enquiry</Link>
        </Section>
      ))}
      <Texts
        title="Replies"
        texts={data.replies.map(({ id, text, received_at }) => ({ id, text, at: received_at }))}
      />
      <Texts
        title="Notes"
        texts={data.notes.map(({ id, text, created_by, created_at }) => ({
          id,
          text,
          at: created_at,
          by: created_by,
        }))}
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
      {data.subscriptions.map((subscription) => (
        <Section key={subscription.id} title="Newsletter subscription">
          <Facts
            facts={[
              ['Name', `${subscription.first_name} ${subscription.last_name}`.trim()],
              ['Since', formatMoment(subscription.created_at)],
            ]}
          />
          <Consents consents={subscription.consents} />
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
          <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
            <Typography variant="body2" color="text.secondary">
              {[by, formatMoment(at)].filter(Boolean).join(', ')}
            </Typography>
            {state}
            <Typography sx={{ whiteSpace: 'pre-wrap', maxWidth: '70ch' }}>{text}</Typography>
          </Box>
        ))}
      </Stack>
    </Section>
  );
}
