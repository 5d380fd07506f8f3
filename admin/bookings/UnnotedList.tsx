import { Alert, Box } from '@mui/material';
import { Link } from 'react-admin';
import { formatMoment } from '../dates';
import { nameOrContact } from '../enquiries/who';
import { maySeeClients, useAccount } from '../signedIn';
import { notePath } from './labels';
import { useBookings } from './useBookings';

/** Lists consultations that are over, and nobody said what came of them: one's own first. */
export function UnnotedList() {
  const { data = [] } = useBookings({ lacks_note: 'true' }, maySeeClients());
  const { data: account } = useAccount();
  if (data.length === 0) return null;
  const isOwn = ({ person_account }: (typeof data)[number]) =>
    account !== undefined && person_account === account.id;
  const rows = [...data.filter(isOwn), ...data.filter((row) => !isOwn(row))];
  return (
    <Alert severity="info">
      {rows.length === 1
        ? 'One consultation is over, and nobody said what came of it.'
        : `${rows.length} consultations are over, and nobody said what came of them.`}{' '}
      Write the note, or say that the client didn’t come.
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {rows.map((row) => (
          <li key={row.id}>
            <Link to={notePath(row)}>{nameOrContact(row)}</Link>, {formatMoment(row.starts_at)},
            with {isOwn(row) ? 'you' : (row.person ?? 'nobody')}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
