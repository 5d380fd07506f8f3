import { Typography } from '@mui/material';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ListedEnquiry, ListedFact, Post } from '../../api/types';
import { hasWords } from '../../shared/words';
import { enquiryKinds } from '../enquiries/labels';
import { nameOrContact } from '../enquiries/who';
import { editPath } from '../postPaths';
import { maySeeClients } from '../signedIn';
import { SearchList } from '../ui/forms/SearchList';
import { AppDialog } from '../ui/layout/AppDialog';
import { isMeant, type Place, usePlaces } from './places';

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

function Places({ onClose }: Props) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  // Not deferred: Enter acts on what is typed now, not on the list before.
  const places = useFound(typed.trim());
  return (
    <SearchList
      label="A page, post, enquiry, person or action"
      name="Places"
      options={places}
      optionKey={({ to, name }) => `${to} ${name}`}
      onType={setTyped}
      onChoose={(place) => {
        onClose();
        if (place.act) place.act();
        else navigate(place.to);
      }}
      onEscape={onClose}
      status={(found) => (found === 0 ? 'Nothing found.' : '')}
      rowStyles={optionStyles}
    >
      {({ name, kind }) => (
        <>
          <span>{name}</span>
          <Typography component="span" variant="body2" color="text.secondary">
            {kind}
          </Typography>
        </>
      )}
    </SearchList>
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
  const fixed = usePlaces();
  const found = isAsked
    ? [
        ...foundBy(q, posts, ({ id, title }) => place(editPath(id), title, 'Post')),
        ...foundBy(q, enquiries, ({ id, kind, ...who }) =>
          place(`/enquiries/${encodeURIComponent(id)}`, nameOrContact(who), enquiryKinds[kind]),
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
