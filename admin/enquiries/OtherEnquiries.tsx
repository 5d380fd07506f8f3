import { Box, Typography } from '@mui/material';
import { Link } from 'react-admin';
import type { WholeEnquiry } from '../../api/types';
import { formatMoment } from '../dates';
import { Section } from '../ui/layout/Section';
import { EnquiryState } from './EnquiryState';
import { kindNames, topicName } from './words';

/** What else came from the same address. */
export function OtherEnquiries({ others }: Pick<WholeEnquiry, 'others'>) {
  if (others.length === 0) return null;
  return (
    <Section title="Others from this address">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
        {others.map(({ id, kind, status, topic, excerpt, received_at }) => (
          <li key={id}>
            <Link to={`/enquiries/${encodeURIComponent(id)}`}>
              {topicName(topic) || excerpt || kindNames[kind]}
            </Link>
            <Typography variant="body2" color="text.secondary">
              {kindNames[kind]}, {formatMoment(received_at)}
            </Typography>
            <Typography component="span" variant="body2">
              <EnquiryState status={status} />
            </Typography>
          </li>
        ))}
      </Box>
    </Section>
  );
}
