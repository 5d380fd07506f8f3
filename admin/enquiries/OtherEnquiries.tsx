import { Box, Stack, Typography } from '@mui/material';
import { Link } from 'react-admin';
import type { OtherEnquiry, WholeEnquiry } from '../../api/types';
import { topicName } from '../bookings/labels';
import { formatMoment } from '../dates';
import { ActionButton } from '../ui/layout/ActionButton';
import { LinkButton } from '../ui/layout/LinkButton';
import { Section } from '../ui/layout/Section';
import { StatusLabel } from '../ui/lists/StatusLabel';
import { enquiryKinds, enquiryStates } from './labels';

/** Other enquiries that are, or may be, from the same person. */
export function OtherEnquiries({ enquiry: { id, others } }: { enquiry: WholeEnquiry }) {
  if (others.length === 0) return null;
  const joined = others.filter(({ same }) => same === 'joined');
  const isPerson = others.some(({ same }) => same === 'joined' || same === 'address');
  return (
    <Section title="The same person">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {others.map((other) => (
          <Other key={other.id} enquiryId={id} other={other} />
        ))}
      </Box>
      {isPerson && (
        <LinkButton to={`/enquiries/${encodeURIComponent(id)}/show`} sx={{ mt: 1 }}>
          All conversations with them
        </LinkButton>
      )}
      {joined.length > 1 && (
        <ActionButton resource="enquiry-joins" id={id} done="Taken apart.">
          Take this enquiry apart from all
        </ActionButton>
      )}
    </Section>
  );
}

const reasons: Record<OtherEnquiry['same'], string> = {
  joined: 'Joined',
  address: 'Same email address',
  phone: 'Same phone number',
  name: 'Only the name is the same',
};

function Other({ enquiryId, other }: { enquiryId: string; other: OtherEnquiry }) {
  const { id, kind, status, topic, excerpt, received_at, name, same, joined_by } = other;
  return (
    <li>
      <Link to={`/enquiries/${encodeURIComponent(id)}`}>
        {topicName(topic) || excerpt || enquiryKinds[kind]}
      </Link>
      <Typography variant="body2" color="text.secondary">
        {name}, {enquiryKinds[kind]}, {formatMoment(received_at)}
      </Typography>
      <Stack
        direction="row"
        useFlexGap
        sx={{ columnGap: 1, flexWrap: 'wrap', alignItems: 'center' }}
      >
        <StatusLabel status={enquiryStates[status]} />
        <Typography variant="body2">
          {reasons[same]}
          {joined_by && ` by ${joined_by}`}
        </Typography>
        {same === 'joined' ? (
          <ActionButton resource="enquiry-joins" id={id} done="Taken apart.">
            Take apart
          </ActionButton>
        ) : (
          <ActionButton
            resource="enquiry-joins"
            data={{ enquiry_id: enquiryId, other_id: id }}
            done="Joined: both are from the same person."
          >
            Same person
          </ActionButton>
        )}
      </Stack>
    </li>
  );
}
