import { Alert, Typography } from '@mui/material';
import type { CalendarFeed } from '../../api/types';
import { formatMoment } from '../dates';
import { httpClient } from '../httpClient';
import { useRead } from '../reads';
import { FieldInput } from '../ui/forms/FieldInput';
import type { FieldSpec } from '../ui/forms/fields';
import { ResourceForm } from '../ui/forms/ResourceForm';
import { ActionButton } from '../ui/layout/ActionButton';

const address: FieldSpec = {
  source: 'url',
  label: 'Private address of your calendar (.ics)',
  help: 'In Google Calendar “Secret address in iCal format”, in Outlook “Publish a calendar”. Only start and end are kept, and the address is never shown again.',
};
const path = '/api/calendar-feed/source';

/** The outside calendar at whose busy times nobody is booked. */
export function BusyCalendar() {
  const { data } = useRead<CalendarFeed>('calendar-feed');
  if (!data) return null;
  const { source } = data;
  return (
    <>
      <Typography sx={{ mb: 1 }}>
        Nobody is booked when you are busy in a calendar of your own. It is read every ten minutes.
      </Typography>
      {source?.failed_since && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          It can’t be read since {formatMoment(source.failed_since)}. {source.problem}
        </Alert>
      )}
      {source && !source.failed_since && source.problem && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {source.problem}
        </Alert>
      )}
      {source ? (
        <>
          <Typography sx={{ mb: 1 }}>
            A calendar at {source.host},{' '}
            {source.read_at ? `last read ${formatMoment(source.read_at)}` : 'not read yet'}.
          </Typography>
          <ActionButton
            resource="calendar-feed"
            act={() => httpClient(path, { method: 'DELETE' })}
            done="Forgotten, with its busy times."
            variant="outlined"
            color="inherit"
          >
            Forget it
          </ActionButton>
        </>
      ) : (
        <ResourceForm
          layout="inline"
          fields={[address]}
          changes="calendar-feed"
          save={async ({ url }) => {
            await httpClient(path, { method: 'PUT', body: JSON.stringify({ url }) });
          }}
          submit="Follow it"
          done="It is read within a minute."
        >
          <FieldInput field={address} type="url" autoComplete="off" />
        </ResourceForm>
      )}
    </>
  );
}
