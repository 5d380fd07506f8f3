import {
  Box,
  Button,
  DialogActions,
  DialogContent,
  TextField,
  Typography,
  useAutocomplete,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { hasWords } from '../../shared/words';
import { formatDate } from '../dates';
import { AppDialog } from '../ui/layout/AppDialog';
import { type KnownFact, knownFactsQuery, noValue } from './knownFacts';

/** A fact as stored in an article: its reference and today's text. */
interface Chosen {
  value: string;
  text: string;
}

interface Option extends Chosen {
  fact: KnownFact;
}

interface Props {
  onChoose(chosen: Chosen): void;
  onClose(): void;
}

/** A dialog to insert one of the public facts. */
export function FactChooser({ onChoose, onClose }: Props) {
  return (
    <AppDialog isOfText title="Insert a fact" onClose={onClose}>
      <Choices onChoose={onChoose} onClose={onClose} />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </AppDialog>
  );
}

/** The focus stays in the search; arrow keys move through the list. */
function Choices({ onChoose, onClose }: Props) {
  const { data, error, isPending } = useQuery({
    ...knownFactsQuery,
    select: allOptions,
  });
  const list = useAutocomplete<Option>({
    options: data ?? [],
    open: true,
    value: null,
    autoHighlight: true,
    filterOptions,
    getOptionLabel: ({ value }) => value,
    onChange: (_event, option) => option && onChoose({ value: option.value, text: option.text }),
    // The list stays open until Escape closes the dialog.
    onClose: (_event, reason) => reason === 'escape' && onClose(),
  });
  const options = list.groupedOptions;
  return (
    <DialogContent>
      <Box {...list.getRootProps()}>
        <TextField
          label="Search by name, key, topic or value"
          autoFocus
          slotProps={{ htmlInput: list.getInputProps(), inputLabel: list.getInputLabelProps() }}
        />
      </Box>
      <Typography variant="body2" color="text.secondary" role="status" sx={{ minHeight: 20 }}>
        {error ? error.message : isPending ? 'Loading…' : countOf(options.length)}
      </Typography>
      <Box
        component="ul"
        {...list.getListboxProps()}
        aria-labelledby={undefined}
        aria-label="Facts"
        sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, height: '50vh', overflowY: 'auto' }}
      >
        {options.map((option, index) => {
          const { key, ...props } = list.getOptionProps({ option, index });
          return (
            <Box component="li" key={key} {...props} sx={row}>
              <OptionText {...option} />
            </Box>
          );
        })}
      </Box>
    </DialogContent>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  columnGap: 2,
  alignItems: 'baseline',
  px: 1,
  py: 1,
  borderRadius: 1,
  cursor: 'pointer',
  '&.Mui-focused': { bgcolor: 'action.selected' },
} as const;

function OptionText({ fact, text }: Option) {
  const { id, name, topic, valid_from, checked_on } = fact;
  const since = valid_from && `from ${formatDate(valid_from)} · `;
  return (
    <>
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      <Box
        component="strong"
        sx={{ textAlign: 'right', color: fact.value_id === null ? 'error.main' : undefined }}
      >
        {text}
      </Box>
      <Typography
        component="span"
        variant="body2"
        color="text.secondary"
        sx={{ gridColumn: '1/3' }}
      >
        {topic} · {id} · {since}
        {fact.value_id === null
          ? 'a post with it can’t be published until somebody confirms a value'
          : checked_on
            ? `checked ${formatDate(checked_on)}`
            : 'not yet checked'}
      </Typography>
    </>
  );
}

/** Offers both forms of a fact with a wording for running text. */
function optionsOf(fact: KnownFact): Option[] {
  const { id, text, words } = fact;
  const figure = { fact, value: id, text: (fact.value_id && text) ?? noValue };
  return words ? [figure, { fact, value: `${id} in words`, text: words }] : [figure];
}

const allOptions = (facts: ReadonlyMap<string, KnownFact>) =>
  [...facts.values()].flatMap(optionsOf);

const filterOptions = (options: Option[], { inputValue }: { inputValue: string }) =>
  options.filter(({ fact, text }) =>
    hasWords(`${fact.name} ${fact.id} ${fact.topic} ${text}`, inputValue),
  );

const countOf = (count: number): string => `${count} ${count === 1 ? 'fact' : 'facts'} found`;
