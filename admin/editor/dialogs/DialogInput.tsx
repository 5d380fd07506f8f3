import { Box, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { AltTextInput } from '../../media/AltTextInput';
import { AddressInput } from './AddressInput';
import type { DialogField } from './EditorDialog';

interface Props {
  field: DialogField;
  value: string | undefined;
  autoFocus: boolean;
  onChange(value: string | undefined): void;
  /** Called for Enter in a single-line field that could have several. */
  onEnter(): void;
}

export function DialogInput({ field, value, autoFocus, onChange, onEnter }: Props) {
  const { label, type = 'text', choices, helperText, isRequired = false } = field;
  const isShort = field.isShort ?? (choices !== undefined || /number|checkbox/.test(type));
  const sx = isShort ? {} : { gridColumn: '1 / -1' };
  if (type === 'altText') {
    return (
      <Box sx={{ ...sx, display: 'grid' }}>
        <AltTextInput
          autoFocus={autoFocus}
          value={value ?? null}
          onChange={(words) => onChange(words ?? undefined)}
          onEnter={onEnter}
        />
      </Box>
    );
  }
  if (type === 'address') {
    return (
      <AddressInput label={label} helperText={helperText} value={value ?? ''} onChange={onChange} />
    );
  }
  if (type === 'checkbox') {
    return (
      <FormControlLabel
        sx={sx}
        label={label}
        control={
          <Checkbox
            autoFocus={autoFocus}
            checked={value === 'true'}
            onChange={(event) => onChange(event.target.checked ? 'true' : '')}
          />
        }
      />
    );
  }
  return (
    <TextField
      sx={sx}
      label={label}
      value={value ?? ''}
      autoFocus={autoFocus}
      required={isRequired}
      helperText={helperText}
      type={type === 'number' || type === 'color' ? type : 'text'}
      multiline={type === 'multiline'}
      minRows={type === 'multiline' ? 3 : undefined}
      select={Boolean(choices)}
      slotProps={{
        select: { native: true },
        inputLabel: choices ? { shrink: true } : {},
        htmlInput: type === 'number' ? { min: 0 } : {},
      }}
      onChange={(event) => onChange(event.target.value)}
    >
      {choices?.map(([choice, name]) => (
        <option key={choice} value={choice}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
