import { Box, Link as MuiLink } from '@mui/material';
import type { MouseEvent } from 'react';
import { Link } from 'react-admin';
import type { ListedFact } from '../../api/types';
import { formatDate } from '../dates';
import { StateWords } from '../ui/lists/StateWords';

const small = { display: 'block', typography: 'body2', color: 'text.secondary' } as const;

/** The fact's name, which leads to its values, and its key. */
export function FactName({ id, name }: ListedFact) {
  return (
    <>
      <Link
        to={`/facts/${id}`}
        onClick={(event: MouseEvent) => event.stopPropagation()}
        sx={{ fontWeight: 600, color: 'inherit', textDecoration: 'none' }}
      >
        {name}
      </Link>
      <Box component="span" sx={{ ...small, overflowWrap: 'anywhere' }}>
        {id}
      </Box>
    </>
  );
}

/** What visitors read today, and since when. */
export function InForce({ text, valid_from }: ListedFact) {
  if (text === null) return 'None confirmed';
  return (
    <>
      <Box component="strong" sx={{ color: 'text.primary' }}>
        {text}
      </Box>
      {valid_from && (
        <Box component="span" sx={{ ...small, whiteSpace: 'nowrap' }}>
          from {formatDate(valid_from)}
        </Box>
      )}
    </>
  );
}

/** What takes over by itself, and how many values wait to be confirmed. */
export function NextValue({ next_text, next_from, proposed }: ListedFact) {
  if (!next_text && proposed === 0) return null;
  return (
    <>
      {next_text && next_from && (
        <>
          <strong>{next_text}</strong>
          <Box component="span" sx={{ ...small, whiteSpace: 'nowrap' }}>
            from {formatDate(next_from)}
          </Box>
        </>
      )}
      {proposed > 0 && (
        <StateWords isTight colour="warning.main">
          {proposed} proposed
        </StateWords>
      )}
    </>
  );
}

/** Who says so. */
export function FactSource({
  source_title,
  source_url,
}: Pick<ListedFact, 'source_title' | 'source_url'>) {
  if (!source_url) return source_title;
  return (
    <MuiLink
      href={source_url}
      target="_blank"
      rel="noreferrer"
      onClick={(event) => event.stopPropagation()}
    >
      {source_title}
    </MuiLink>
  );
}
