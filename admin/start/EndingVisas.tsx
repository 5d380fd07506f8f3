import { Box, Typography } from '@mui/material';
import { Link, useGetList } from 'react-admin';
import type { ListedEnquiry } from '../../api/types';
import { changeOf } from '../dataProvider';
import { formatDate, today } from '../dates';
import { nameOrContact } from '../enquiries/who';
import { ActionButton } from '../ui/layout/ActionButton';
import { Section } from '../ui/layout/Section';
import { line, list } from './styles';
import { listOf } from './tasks';

const filter = { visa_ending: 'true' };

/** Whose visa ends soon, until somebody has seen to it. */
export function EndingVisas() {
  const { data = [], total = 0 } = useGetList<ListedEnquiry>('enquiries', {
    filter,
    sort: { field: 'visa_ends_on', order: 'ASC' },
    pagination: { page: 1, perPage: 10 },
  });
  if (data.length === 0) return null;
  return (
    <Section title="Visas that end">
      <Box component="ul" sx={list}>
        {data.map((enquiry) => (
          <EndingVisa key={enquiry.id} enquiry={enquiry} />
        ))}
      </Box>
      {total > data.length && (
        <Link to={listOf('enquiries', filter, 'visa_ends_on')}>All {total} visas that end</Link>
      )}
    </Section>
  );
}

function EndingVisa({ enquiry }: { enquiry: ListedEnquiry }) {
  const { id, visa_held, visa_ends_on } = enquiry;
  if (visa_ends_on === null) return null;
  const isOver = visa_ends_on < today();
  return (
    <Box component="li" sx={{ ...line, display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flexGrow: 1 }}>
        <Link to={`/enquiries/${encodeURIComponent(id)}`} sx={{ fontWeight: 600 }}>
          {nameOrContact(enquiry)}
        </Link>{' '}
        <Typography component="span" variant="body2" color={isOver ? 'error.main' : undefined}>
          {visa_held || 'Visa'} {isOver ? 'ended' : 'ends'} on {formatDate(visa_ends_on)}
        </Typography>
      </Box>
      <ActionButton
        resource="enquiries"
        {...changeOf(enquiry, { visa_end_done: visa_ends_on })}
        done="Start names this end no longer."
        aria-label={`Seen to: ${nameOrContact(enquiry)}`}
      >
        Seen to
      </ActionButton>
    </Box>
  );
}
