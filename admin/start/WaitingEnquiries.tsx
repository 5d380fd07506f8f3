import { Box, Typography } from '@mui/material';
import { Link, useGetList } from 'react-admin';
import type { ListedEnquiry } from '../../api/types';
import { enquiryKinds } from '../enquiries/labels';
import { ReplyState } from '../enquiries/ReplyState';
import { Section } from '../ui/layout/Section';
import { line, list } from './styles';
import { listOf } from './tasks';

/** Enquiries whose visitor waits, by the day of their promised reply. */
export function WaitingEnquiries() {
  const { data = [], total = 0 } = useGetList<ListedEnquiry>('enquiries', {
    filter: { unanswered: 'true' },
    sort: { field: 'answer_by', order: 'ASC' },
    pagination: { page: 1, perPage: 6 },
  });
  if (data.length === 0) return null;
  return (
    <Section title="Enquiries to reply to">
      <Box component="ul" sx={list}>
        {data.map((enquiry) => (
          <Box component="li" key={enquiry.id} sx={line}>
            <Link to={`/enquiries/${encodeURIComponent(enquiry.id)}`} sx={{ fontWeight: 600 }}>
              {enquiry.name}
            </Link>{' '}
            <Typography component="span" variant="body2" color="text.secondary">
              {enquiryKinds[enquiry.kind]}
            </Typography>
            <Typography component="div" variant="body2">
              <ReplyState {...enquiry} />
            </Typography>
          </Box>
        ))}
      </Box>
      {total > data.length && (
        <Link to={listOf('enquiries', { unanswered: 'true' }, 'answer_by')}>
          All {total} to reply to
        </Link>
      )}
    </Section>
  );
}
