import { Button, FormControlLabel, MenuItem, Stack, Switch, TextField } from '@mui/material';
import type { Enquiry } from '../../api/types';
import { Section } from '../ui/layout/Section';
import { useAdmins } from './filters';
import { useChangeEnquiry } from './useChangeEnquiry';
import { states } from './words';

const chosen = ['new', 'open', 'waiting', 'closed'] as const;
const nobody = 'nobody';

/** Who looks after an enquiry, how it stands, and how long it is kept. */
export function EnquiryActions({ enquiry }: { enquiry: Enquiry }) {
  const { status, assigned_to, held } = enquiry;
  const admins = useAdmins();
  const change = useChangeEnquiry(enquiry);
  const isSpam = status === 'spam';
  const disabled = change.isPending;
  return (
    <Section title="Handling">
      <Stack spacing={1}>
        {!isSpam && (
          <TextField
            select
            label="Status"
            value={status}
            disabled={disabled}
            onChange={({ target }) => change.mutate({ status: target.value as Enquiry['status'] })}
          >
            {chosen.map((name) => (
              <MenuItem key={name} value={name}>
                {states[name].name}
              </MenuItem>
            ))}
          </TextField>
        )}
        <TextField
          select
          label="Assigned to"
          value={admins.some(({ id }) => id === assigned_to) ? assigned_to : nobody}
          disabled={disabled}
          onChange={({ target }) =>
            change.mutate({ assigned_to: target.value === nobody ? null : target.value })
          }
        >
          <MenuItem value={nobody}>Nobody</MenuItem>
          {admins.map(({ id, username }) => (
            <MenuItem key={id} value={id}>
              {username}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          disabled={disabled}
          control={
            <Switch
              checked={held}
              onChange={(_event, checked) => change.mutate({ held: checked })}
            />
          }
          label="Keep: never delete this automatically"
        />
        <Button
          variant="outlined"
          color={isSpam ? 'primary' : 'inherit'}
          disabled={disabled}
          onClick={() => change.mutate({ status: isSpam ? 'open' : 'spam' })}
          sx={{ alignSelf: 'start' }}
        >
          {isSpam ? 'Not spam' : 'Mark as spam'}
        </Button>
      </Stack>
    </Section>
  );
}
