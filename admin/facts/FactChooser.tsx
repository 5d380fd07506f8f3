import { Box, Button, DialogActions, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { hasWords } from '../../shared/words';
import { formatDate } from '../dates';
import { SearchList } from '../ui/forms/SearchList';
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

function Choices({ onChoose, onClose }: Props) {
  const { data, error, isPending } = useQuery({
    ...knownFactsQuery,
    select: allOptions,
  });
  return (
    <SearchList<Option>
      label="Search by name, key, topic or value"
      name="Facts"
      options={data ?? []}
      optionKey={({ value }) => value}
      filter={withWords}
      onChoose={({ value, text }) => onChoose({ value, text })}
      onEscape={onClose}
      status={(found) => (error ? error.message : isPending ? 'Loading…' : countOf(found))}
      rowStyles={row}
    >
      {(option) => <OptionText {...option} />}
    </SearchList>
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

const withWords = (options: readonly Option[], typed: string) =>
  options.filter(({ fact, text }) =>
    hasWords(`${fact.name} ${fact.id} ${fact.topic} ${text}`, typed),
  );

const countOf = (count: number): string => `${count} ${count === 1 ? 'fact' : 'facts'} found`;
