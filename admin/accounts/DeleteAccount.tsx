import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList, useRecordContext } from 'react-admin';
import type { Admin, ListedEnquiry } from '../../api/types';
import { useBookings } from '../bookings/useBookings';
import { ActionButton } from '../ui/layout/ActionButton';

/** Deletes an account, after saying what hangs on it. */
export function DeleteAccount() {
  const admin = useRecordContext<Admin>();
  if (!admin) return null;
  return (
    <ActionButton
      resource="admins"
      verb="delete"
      id={admin.id}
      ask={{
        title: `Delete the account ${admin.username}?`,
        content: <WhatStays admin={admin} />,
        confirm: 'Delete',
      }}
      done="Admin deleted."
      color="inherit"
    >
      Delete
    </ActionButton>
  );
}

interface Person {
  id: string;
  name: string;
  admin_id: string;
}

const first = { page: 1, perPage: 1 };

/** What is left behind: the person’s consultations, and open enquiries without anybody. */
function WhatStays({ admin }: { admin: Admin }) {
  const [now] = useState(() => new Date().toISOString());
  const { data: people } = useGetList<Person>('people', {
    pagination: { page: 1, perPage: 500 },
  });
  const person = people?.find(({ admin_id }) => admin_id === admin.id);
  const bookings = useBookings(
    { from: now, person_id: person?.id ?? '', state: 'booked' },
    person !== undefined,
  );
  const { total: enquiries = 0 } = useGetList<ListedEnquiry>('enquiries', {
    filter: { assigned_to: admin.id, status: 'new,open,waiting' },
    pagination: first,
  });
  const toCome = bookings.data?.length ?? 0;
  const lines = [
    'What they wrote stays, under their name. Their sessions, codes and passkeys end.',
    person &&
      `It is ${person.name}’s account. ${person.name} stays under Our people and stays bookable: ${toCome === 0 ? 'nobody is booked with them' : `${count(toCome, 'consultation')} with them ${toCome === 1 ? 'stands' : 'stand'}`}. Their calendar’s address ends, and nobody signs as them. Hand the consultations to somebody else under Bookings, or enter their last day, if they leave.`,
    enquiries > 0 && `${count(enquiries, 'open enquiry', 'open enquiries')} will be nobody’s.`,
  ];
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {lines.map((line) => line && <Typography key={line}>{line}</Typography>)}
    </Box>
  );
}

const count = (number: number, one: string, several = `${one}s`): string =>
  `${number} ${number === 1 ? one : several}`;
