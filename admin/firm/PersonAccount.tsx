import { Box, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, useRecordContext } from 'react-admin';
import type { Admin, PersonAccount as Linked } from '../../api/types';
import { formatMoment } from '../dates';
import { endAccount, proposeAccount } from '../personAccount';
import { useRead } from '../reads';
import { maySeeClients } from '../signedIn';
import { ActionButton } from '../ui/layout/ActionButton';
import { Section } from '../ui/layout/Section';

/** The account with which a person signs in: proposed here, confirmed by that account. */
export function PersonAccount() {
  const person = useRecordContext<{ id: string; name: string }>();
  if (!person || !maySeeClients()) return null;
  return (
    <Box sx={belowForm}>
      <Section title="Account">
        <Typography sx={{ mb: 1 }}>
          With it {person.name} signs replies, notes and pages, and has their calendar here. What
          was signed ends with it.
        </Typography>
        <Link person={person} key={person.id} />
      </Section>
    </Box>
  );
}

function Link({ person }: { person: { id: string; name: string } }) {
  const { data: link } = useRead<Linked | null>('people', `/${person.id}/account`);
  const { data: accounts = [] } = useGetList<Admin>('admins', {
    pagination: { page: 1, perPage: 200 },
    sort: { field: 'username', order: 'ASC' },
  });
  const [chosen, setChosen] = useState('');
  if (link === undefined) return null;
  const others = accounts.filter(({ id }) => id !== link?.admin_id);
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography component="div" sx={{ fontWeight: 600 }}>
        {link ? link.username : 'None'}
        <Typography component="span" color="text.secondary">
          {link && ` · ${stateOf(link)}`}
        </Typography>
      </Typography>
      {link && (
        <ActionButton
          resource="people"
          act={() => endAccount(person.id)}
          ask={{
            title: `End that ${link.username} is ${person.name}?`,
            content: 'What they signed falls off the pages, also if you give it back later.',
            confirm: 'End it',
          }}
          done="Ended."
          color="inherit"
        >
          End
        </ActionButton>
      )}
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label={link ? 'Another account' : 'Account'}
          value={chosen}
          onChange={({ target }) => setChosen(target.value)}
          sx={{ minWidth: '14rem' }}
        >
          {others.map(({ id, username }) => (
            <MenuItem key={id} value={id}>
              {username}
            </MenuItem>
          ))}
        </TextField>
        <ActionButton
          resource="people"
          act={() => proposeAccount(person.id, chosen)}
          onDone={() => setChosen('')}
          done="Proposed. They confirm it under My account."
          disabled={chosen === ''}
        >
          Propose
        </ActionButton>
      </Stack>
    </Stack>
  );
}

function stateOf({ confirmed_at, proposed_by }: Linked): string {
  if (confirmed_at !== null) return `confirmed ${formatMoment(confirmed_at)}`;
  const by = proposed_by === '' ? '' : `proposed by ${proposed_by}, `;
  return `${by}not confirmed: signs without a MARN`;
}

/** On a phone the form's buttons stand fixed below it. */
const belowForm = { mt: 3, mb: { xs: 10, sm: 0 }, maxWidth: '46rem' } as const;
