import {
  Button,
  FormControlLabel,
  MenuItem,
  Stack,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import type { Assignee, Enquiry, EnquiryChange, WholeEnquiry } from '../../api/types';
import { useOffices } from '../bookings/useOffices';
import { changeOf } from '../dataProvider';
import { Section } from '../ui/layout/Section';
import { useChange } from '../useChange';
import { enquiryStates, outcomeChoices } from './labels';
import { NextStep, Outcome } from './NextStep';

/** Closing asks for the outcome, with buttons of its own. */
const openStates = ['new', 'open', 'waiting'] as const;
const nobody = 'nobody';
const verdicts = [
  { verdict: 'spam', label: 'Spam' },
  { verdict: 'honest', label: 'Not spam' },
] as const;

/** An enquiry's assignee, status, next step, end and retention. */
export function EnquiryActions({ enquiry }: { enquiry: WholeEnquiry }) {
  const { status, assigned_to, held, verdict_by, assignees, office_id } = enquiry;
  const offices = useOffices();
  const assignee = assignees.find(({ id }) => id === assigned_to);
  // Compares with what was read: a newer change is shown instead.
  const { mutate, isPending: disabled } = useChange('enquiries', {});
  const change = (values: EnquiryChange) => mutate(changeOf(enquiry, values));
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
            {[...openStates, ...(status === 'closed' ? [status] : [])].map((name) => (
              <MenuItem key={name} value={name}>
                {enquiryStates[name].name}
              </MenuItem>
            ))}
          </TextField>
        )}
        <TextField
          select
          label="Assigned to"
          value={assignee?.id ?? nobody}
          disabled={disabled}
          {...adviceOf(assignees, assignee)}
          onChange={({ target }) =>
            change({ assigned_to: target.value === nobody ? null : target.value })
          }
        >
          <MenuItem value={nobody}>Nobody</MenuItem>
          {assignees.map(({ id, label }) => (
            <MenuItem key={id} value={id}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label="Office"
          value={offices.some(({ id }) => id === office_id) ? office_id : nobody}
          disabled={disabled}
          onChange={({ target }) =>
            change({ office_id: target.value === nobody ? null : target.value })
          }
        >
          <MenuItem value={nobody}>None</MenuItem>
          {offices.map(({ id, name }) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        {!isOver && (
          <Stack role="group" aria-labelledby="close-as" spacing={0.5}>
            <Typography id="close-as" variant="body2" color="text.secondary">
              Close as
            </Typography>
            <Stack direction="row" useFlexGap sx={{ gap: 0.5, flexWrap: 'wrap' }}>
              {outcomeChoices.map(({ id: outcome, name }) => (
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

/** Says that a question about visas needs a registered agent, if its assignee isn't one. */
function adviceOf(assignees: readonly Assignee[], assignee: Assignee | undefined) {
  if (assignee?.may_advise) return {};
  if (assignee) {
    return { error: true, helperText: 'Not a registered agent, and this is about visas.' };
  }
  const isAboutVisas = assignees.some(({ may_advise }) => !may_advise);
  return isAboutVisas ? { helperText: 'About visas: for a registered agent.' } : {};
}
