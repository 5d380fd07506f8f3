import {
  Button,
  FormControlLabel,
  MenuItem,
  Stack,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import type { Enquiry } from '../../api/types';
import { Section } from '../ui/layout/Section';
import { useAction } from '../useAction';
import { changeEnquiry } from './changeEnquiry';
import { enquiryStates, outcomeEntries } from './labels';
import { NextStep, Outcome } from './NextStep';
import { useAdmins, withRole } from './useAdmins';

const chosen = ['new', 'open', 'waiting', 'closed'] as const;
const nobody = 'nobody';
/** Each verdict teaches the filter, even if it agrees. */
const verdicts = [
  { verdict: 'spam', label: 'Spam' },
  { verdict: 'honest', label: 'Not spam' },
] as const;

/** An enquiry's assignee, status, next step, end and retention. */
export function EnquiryActions({ enquiry }: { enquiry: Enquiry }) {
  const { status, assigned_to, held, verdict_by } = enquiry;
  const admins = useAdmins();
  // Compares with what was read: a newer change is shown instead.
  const { mutate: change, isPending: disabled } = useAction({
    changes: 'enquiries',
    mutationFn: changeEnquiry(enquiry),
  });
  const isSpam = status === 'spam';
  const isOver = isSpam || status === 'closed';
  const input = verdict_by === null ? undefined : isSpam ? 'spam' : 'honest';
  return (
    <Section title="Handling">
      <Stack spacing={1}>
        {!isSpam && (
          <TextField
            select
            label="Status"
            value={status}
            disabled={disabled}
            onChange={({ target }) => change({ status: target.value as Enquiry['status'] })}
          >
            {chosen.map((name) => (
              <MenuItem key={name} value={name}>
                {enquiryStates[name].name}
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
            change({ assigned_to: target.value === nobody ? null : target.value })
          }
        >
          <MenuItem value={nobody}>Nobody</MenuItem>
          {admins.map((admin) => (
            <MenuItem key={admin.id} value={admin.id}>
              {withRole(admin)}
            </MenuItem>
          ))}
        </TextField>
        {!isOver && (
          <Stack role="group" aria-labelledby="close-as" spacing={0.5}>
            <Typography id="close-as" variant="body2" color="text.secondary">
              Close as
            </Typography>
            <Stack direction="row" useFlexGap sx={{ gap: 0.5, flexWrap: 'wrap' }}>
              {outcomeEntries.map(([outcome, name]) => (
                <Button
                  key={outcome}
                  variant="outlined"
                  disabled={disabled}
                  onClick={() => change({ status: 'closed', outcome })}
                >
                  {name}
                </Button>
              ))}
            </Stack>
          </Stack>
        )}
        {status === 'closed' && <Outcome key={enquiry.outcome} enquiry={enquiry} />}
        {!isOver && <NextStep key={enquiry.next_on} enquiry={enquiry} />}
        <FormControlLabel
          disabled={disabled}
          control={<Switch checked={held} onChange={(_, checked) => change({ held: checked })} />}
          label="Keep: never delete this automatically"
        />
        <Stack direction="row" spacing={1} role="group" aria-label="Spam verdict">
          {verdicts.map(({ verdict, label }) => (
            <Button
              key={verdict}
              variant={verdict === input ? 'contained' : 'outlined'}
              color={isSpam === (verdict === 'spam') ? 'inherit' : 'primary'}
              aria-pressed={verdict === input}
              disabled={disabled}
              onClick={() => change({ verdict })}
            >
              {label}
            </Button>
          ))}
        </Stack>
      </Stack>
    </Section>
  );
}
