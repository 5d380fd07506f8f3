import { Box, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useState } from 'react';
import type { WholeEnquiry } from '../../api/types';
import { officeField, officeFieldsAt } from '../../shared/enquiryFields';
import { changeOf } from '../dataProvider';
import { today } from '../dates';
import { Section } from '../ui/layout/Section';
import { useChange } from '../useChange';

const names = officeFieldsAt('proof');

/** The days that an agent must be able to prove, once there is a consultation or a client. */
export function ClientDays({ enquiry }: { enquiry: WholeEnquiry }) {
  const { mutate, isPending } = useChange('enquiries', {});
  const isConcerned = enquiry.outcome === 'client' || enquiry.bookings.length > 0;
  if (!isConcerned && names.every((name) => enquiry[name] === null)) return null;
  return (
    <Section title="Guide and agreement">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {names.map((name) => (
          <Day
            key={`${name} ${enquiry[name]}`}
            label={officeField(name).label}
            day={enquiry[name] ?? ''}
            disabled={isPending}
            onChange={(day) => mutate(changeOf(enquiry, { [name]: day || null }))}
          />
        ))}
      </Box>
    </Section>
  );
}

interface DayProps {
  label: string;
  /** yyyy-mm-dd; empty if it hasn't come. */
  day: string;
  disabled: boolean;
  onChange(day: string): void;
}

/** A tick takes today; another day is written once it is left, since half a day is a wrong one. */
function Day({ label, day, disabled, onChange }: DayProps) {
  const [typed, setTyped] = useState(day);
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
      <FormControlLabel
        sx={{ flexGrow: 1, mr: 0 }}
        label={label}
        control={
          <Checkbox
            checked={day !== ''}
            disabled={disabled}
            onChange={(_, isTicked) => onChange(isTicked ? today() : '')}
          />
        }
      />
      {day !== '' && (
        <TextField
          type="date"
          size="small"
          margin="none"
          value={typed}
          disabled={disabled}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => typed !== '' && typed !== day && onChange(typed)}
          slotProps={{ htmlInput: { 'aria-label': `${label}, day`, max: today() } }}
          sx={{ width: '11rem' }}
        />
      )}
    </Box>
  );
}
