import {
  Box,
  DialogContent,
  type SxProps,
  TextField,
  Typography,
  useAutocomplete,
} from '@mui/material';
import { type CompositionEvent, type KeyboardEvent, type ReactNode, useRef } from 'react';

interface Props<Option> {
  label: string;
  name: string;
  options: readonly Option[];
  optionKey(option: Option): string;
  /** Returns those that what is typed finds. Absent: `options` are found already. */
  filter?(options: readonly Option[], typed: string): Option[];
  onType?(typed: string): void;
  onChoose(option: Option): void;
  /** Closes the dialog: the list stays open until then. */
  onEscape(): void;
  status(found: number): string;
  rowStyles: SxProps;
  children(option: Option): ReactNode;
}

/** Within this an Enter belongs to the word that was put together (an input method's). */
const composedMs = 100;

/** A search with its results, within a dialog. The focus stays in the search; arrow keys move through the list. */
export function SearchList<Option>(props: Props<Option>) {
  const { label, name, options, optionKey, filter, onType, onChoose, onEscape, status } = props;
  const list = useAutocomplete<Option>({
    options,
    open: true,
    value: null,
    autoHighlight: true,
    filterOptions: (all, { inputValue }) => (filter ? filter(all, inputValue) : all),
    getOptionLabel: optionKey,
    getOptionKey: optionKey,
    onInputChange: (_event, typed, reason) => reason === 'input' && onType?.(typed),
    onChange: (_event, option) => option && onChoose(option),
    onClose: (_event, reason) => reason === 'escape' && onEscape(),
  });
  /** When a word was last put together, by `event.timeStamp`. */
  const composedAt = useRef(Number.NEGATIVE_INFINITY);
  const root = list.getRootProps({
    // The Enter that chooses a word's form arrives after it, as a press of its own.
    onKeyDown: (event: KeyboardEvent) => {
      const isOfWord = event.key === 'Enter' && event.timeStamp - composedAt.current < composedMs;
      if (isOfWord) Object.assign(event, { defaultMuiPrevented: true });
    },
  });
  const found = list.groupedOptions as Option[];
  return (
    <DialogContent>
      <Box
        {...root}
        onCompositionEnd={({ timeStamp }: CompositionEvent) => {
          composedAt.current = timeStamp;
        }}
      >
        <TextField
          label={label}
          autoFocus
          slotProps={{ htmlInput: list.getInputProps(), inputLabel: list.getInputLabelProps() }}
        />
      </Box>
      <Typography variant="body2" color="text.secondary" role="status" sx={{ minHeight: 20 }}>
        {status(found.length)}
      </Typography>
      <Box
        component="ul"
        {...list.getListboxProps()}
        aria-labelledby={undefined}
        aria-label={name}
        sx={listStyles}
      >
        {found.map((option, index) => {
          const { key, ...row } = list.getOptionProps({ option, index });
          return (
            <Box component="li" key={key} {...row} sx={props.rowStyles}>
              {props.children(option)}
            </Box>
          );
        })}
      </Box>
    </DialogContent>
  );
}

const listStyles = {
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 0,
  height: '50vh',
  overflowY: 'auto',
} as const;
