import {
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material';
import { type Ref, useId } from 'react';
import { altTextProblem } from '../../shared/mediaFields';

interface Props {
  /** Null: undecided; empty: decorative. */
  value: string | null;
  onChange(value: string | null): void;
  /** An error besides those of the text itself. */
  problem?: string | undefined;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  /** Called for Enter, since the text is a single line. Default: submits the form. */
  onEnter?(): void;
}

/** Input for an image's alt text: a description, decorative, or undecided. */
export function AltTextInput({ value, onChange, problem, autoFocus, inputRef, onEnter }: Props) {
  const id = useId();
  const isDescribing = value !== '';
  const wrong = altTextProblem(value) ?? problem;
  return (
    <FormControl component="fieldset" sx={{ my: 0.5 }}>
      <FormLabel component="legend" id={id} sx={{ fontSize: 'body2.fontSize' }}>
        Alt text
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={isDescribing ? 'described' : 'decorative'}
        onChange={(_, kind) => onChange(kind === 'described' ? null : '')}
      >
        <FormControlLabel value="described" control={<Radio size="small" />} label="Description" />
        <FormControlLabel value="decorative" control={<Radio size="small" />} label="Decorative" />
      </RadioGroup>
      {isDescribing && (
        <TextField
          label="Alternative text"
          value={value ?? ''}
          autoFocus={autoFocus ?? false}
          {...(inputRef && { inputRef })}
          multiline
          error={Boolean(wrong)}
          helperText={
            wrong ??
            (value
              ? 'Read aloud to people who can’t see it.'
              : 'No alt text yet: say what the image shows.')
          }
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (onEnter) onEnter();
            else event.currentTarget.closest('form')?.requestSubmit();
          }}
          // An emptied field isn't decorative: that has to be chosen.
          onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
        />
      )}
    </FormControl>
  );
}
