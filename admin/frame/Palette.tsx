import { Box, DialogContent, TextField, Typography, useAutocomplete } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { type CompositionEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useGetList } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ListedEnquiry, ListedFact, Post } from '../../api/types';
import { hasWords } from '../../shared/words';
import { enquiryKinds } from '../enquiries/labels';
import { editPath } from '../postPaths';
import { maySeeClients } from '../signedIn';
import { AppDialog } from '../ui/layout/AppDialog';
import { isMeant, type Place, usePlaces } from './places';

/** Within this an Enter belongs to the word that was put together (an input method's). */
const composedMs = 100;
const shortest = 2;
const few = { page: 1, perPage: 6 };

/** Leads to a page, a post, an enquiry, a person or an action by a few letters of its name. */
export default function Palette({ onClose }: Props) {
  return (
    <AppDialog title="Go to" onClose={onClose}>
      <Places onClose={onClose} />
    </AppDialog>
  );
}

interface Props {
  onClose(): void;
}

/** The focus stays in the search; arrow keys move through the list. */
function Places({ onClose }: Props) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  // Not deferred: Enter acts on what is typed now, not on the list before.
  const places = useFound(typed.trim());
  const list = useAutocomplete<Place>({
    options: places,
    open: true,
    value: null,
    inputValue: typed,
    autoHighlight: true,
    // Found already.
    filterOptions: (options) => options,
    getOptionLabel: ({ name }) => name,
    getOptionKey: ({ to, name }) => `${to} ${name}`,
    onInputChange: (_event, text, reason) => reason === 'input' && setTyped(text),
    onChange: (_event, place) => {
      if (!place) return;
      onClose();
      if (place.act) place.act();
      else navigate(place.to);
    },
    onClose: (_event, reason) => reason === 'escape' && onClose(),
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
  return (
    <DialogContent>
      <Box
        {...root}
        onCompositionEnd={({ timeStamp }: CompositionEvent) => {
          composedAt.current = timeStamp;
        }}
      >
        <TextField
          label="A page, post, enquiry, person or action"
          autoFocus
          slotProps={{ htmlInput: list.getInputProps(), inputLabel: list.getInputLabelProps() }}
        />
      </Box>
      <Typography variant="body2" color="text.secondary" role="status" sx={{ minHeight: 20 }}>
        {places.length === 0 && 'Nothing found.'}
      </Typography>
      <Box
        component="ul"
        {...list.getListboxProps()}
        aria-labelledby={undefined}
        aria-label="Places"
        sx={listStyles}
      >
        {places.map((place, index) => {
          const { key, ...option } = list.getOptionProps({ option: place, index });
          return (
            <Box component="li" key={key} {...option} sx={optionStyles}>
              <span>{place.name}</span>
              <Typography component="span" variant="body2" color="text.secondary">
                {place.kind}
              </Typography>
            </Box>
          );
        })}
      </Box>
    </DialogContent>
  );
}

/** Finds places by words, in any order and with a slip; without any, the pages and actions. */
function useFound(q: string): Place[] {
  const seesAll = maySeeClients();
  const isAsked = q.length >= shortest;
  const placeholderData = keepPreviousData;
  const find = { filter: { q }, pagination: few };
  const posts = useGetList<Post>(
    'blogs',
    { ...find, sort: { field: 'updated_at', order: 'DESC' } },
    { enabled: isAsked, placeholderData },
  );
  const enquiries = useGetList<ListedEnquiry>(
    'enquiries',
    { ...find, sort: { field: 'received_at', order: 'DESC' } },
    { enabled: isAsked && seesAll, placeholderData },
  );
  const people = useGetList<{ id: string; name: string }>(
    'people',
    { ...find, sort: { field: 'name', order: 'ASC' } },
    { enabled: isAsked && seesAll, placeholderData },
  );
  const facts = useGetList<ListedFact>(
    'fact-list',
    { ...find, sort: { field: 'name', order: 'ASC' } },
    { enabled: isAsked, placeholderData },
  );
  const fixed = usePlaces(seesAll);
  const found = isAsked
    ? [
        ...foundBy(q, posts, ({ id, title }) => place(editPath(id), title, 'Post')),
        ...foundBy(q, enquiries, ({ id, kind, name, email, phone }) =>
          place(`/enquiries/${encodeURIComponent(id)}`, name || email || phone, enquiryKinds[kind]),
        ),
        ...foundBy(q, people, ({ id, name }) =>
          place(`/people/${encodeURIComponent(id)}`, name, 'Person'),
        ),
        ...foundBy(q, facts, ({ id, name, text }) =>
          place(`/facts/${encodeURIComponent(id)}`, `${name}${text ? `: ${text}` : ''}`, 'Fact'),
        ),
      ]
    : [];
  return [...fixed.filter((place) => q === '' || isMeant(place, q)), ...found];
}

interface Found<Row> {
  data?: readonly Row[] | undefined;
  /** They were found by what was typed before. */
  isPlaceholderData: boolean;
}

/** While the server is asked, those found before stay if their names fit: Enter always leads on. */
const foundBy = <Row,>(
  q: string,
  { data = [], isPlaceholderData }: Found<Row>,
  placeOf: (row: Row) => Place,
) => data.map(placeOf).filter(({ name }) => !isPlaceholderData || hasWords(name, q));

const place = (to: string, name: string, kind: string): Place => ({ to, name, kind });

const listStyles = {
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 0,
  height: '50vh',
  overflowY: 'auto',
} as const;
const optionStyles = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  px: 1,
  py: 1,
  borderRadius: 1,
  cursor: 'pointer',
  '&.Mui-focused, &:hover': { bgcolor: 'action.hover' },
} as const;
