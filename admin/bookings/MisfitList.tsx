import { Alert, Box } from '@mui/material';
import { Link } from 'react-admin';
import { formatMoment } from '../dates';
import { nameOrContact } from '../enquiries/who';
import { maySeeClients } from '../signedIn';
import { misfits } from './labels';
import { useBookings } from './useBookings';

/**
 * Lists consultations to come that no longer fit: hours, absences, closed days, ends and
 * registrations move none, people decide.
 */
export function MisfitList() {
  const { data = [] } = useBookings({ misfit: 'true' }, maySeeClients());
  if (data.length === 0) return null;
  return (
    <Alert severity="warning">
      {data.length === 1
        ? 'One consultation to come no longer fits.'
        : `${data.length} consultations to come no longer fit.`}{' '}
      Nobody was told: open it to move it, hand it over or cancel it, or keep it.
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {data.map(({ id, enquiry_id, starts_at, name, email, phone, person, misfit }) => (
          <li key={id}>
            <Link to={`/enquiries/${encodeURIComponent(enquiry_id)}`}>
              {nameOrContact({ name, email, phone })}
            </Link>
            , {formatMoment(starts_at)}, with {person ?? 'nobody'}: {misfit && misfits[misfit]}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
