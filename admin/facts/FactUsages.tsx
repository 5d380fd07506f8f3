import { Alert, Box, Button, Link as MuiLink, Typography } from '@mui/material';
import { diffArrays } from 'diff';
import { type MouseEvent, useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { FactUse, ListedFact } from '../../api/types';
import { useRead } from '../reads';
import { markSx } from '../ui/forms/FieldDifference';
import { AppDialog } from '../ui/layout/AppDialog';

interface UsesButtonProps {
  /** Shows the list without a heading. */
  isSentence?: boolean;
}

/** The number of places using the fact; opens their list. */
export function UsesButton({ isSentence = false }: UsesButtonProps) {
  const fact = useRecordContext<ListedFact>();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  if (!fact) return null;
  const { uses } = fact;
  if (uses === 0) return isSentence ? 'Used nowhere' : 'Nowhere';
  const places = `${uses} ${uses === 1 ? 'place' : 'places'}`;
  // React events would bubble from the dialog to the table's row.
  const stop = (event: MouseEvent) => event.stopPropagation();
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={`Used in ${places}: ${fact.name}`}
        onClick={(event) => {
          stop(event);
          setIsOpen(true);
        }}
        sx={{ whiteSpace: 'nowrap', ml: -0.5 }}
      >
        {isSentence ? `Used in ${places}` : places}
      </Button>
      {isOpen && (
        <AppDialog
          onClose={close}
          onClick={stop}
          title={`Where “${fact.name}” is used`}
          actions={<Button onClick={close}>Close</Button>}
        >
          <FactUsages factKey={fact.id} />
        </AppDialog>
      )}
    </>
  );
}

const kinds: Record<FactUse['kind'], string> = { page: 'Page', post: 'Post', tool: 'Tool' };

/** A planned value, and the one it replaces. */
interface IntendedValue {
  value: string;
  words?: string | null | undefined;
  /** ISO date; empty if unknown. */
  valid_from: string;
  /** Id of the value that it changes. */
  without?: string | undefined;
}

interface FactUsagesProps {
  factKey: string;
  /** Shows what this change would affect; without it, the current sentences. */
  intended?: IntendedValue;
}

/** Where a fact is used and the text there, or the sentences that a change would affect. */
export function FactUsages({ factKey, intended }: FactUsagesProps) {
  const asked = new URLSearchParams({ key: factKey });
  for (const [name, value] of Object.entries(intended ?? {})) {
    if (value !== null && value !== undefined) asked.set(name, value);
  }
  const { data, error, isPending } = useRead<FactUse[]>('fact-uses', `?${asked}`, {
    // Keeps the previous sentences while new ones load.
    placeholderData: (last) => last,
    staleTime: 0,
  });
  if (error) {
    return <Alert severity="error">The sentences could not be read. {error.message}</Alert>;
  }
  return (
    <>
      <Typography role="status" variant="body2" color="text.secondary">
        {isPending ? 'Looking for its sentences…' : summary(data, Boolean(intended))}
      </Typography>
      {data?.map(({ kind, title, url, sentences }) => (
        <Box key={url} sx={{ mt: 2, overflowWrap: 'anywhere' }}>
          <Typography component="h3" variant="subtitle2">
            {kinds[kind]}:{' '}
            <MuiLink href={url} target="_blank">
              {title}
            </MuiLink>
          </Typography>
          <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'body2', ...markSx }}>
            {sentences.map(({ before, after }) => (
              <li key={before}>{intended ? <Change from={before} to={after} /> : before}</li>
            ))}
          </Box>
        </Box>
      ))}
    </>
  );
}

/** A sentence with removed and added text marked. */
function Change({ from, to }: { from: string; to: string }) {
  let at = 0;
  return diffArrays(tokensOf(from), tokensOf(to)).map(({ value, added, removed }) => {
    at += value.length;
    const key = `${at}${added}`;
    if (added) return <ins key={key}>{value.join('')}</ins>;
    return removed ? (
      <del key={key}>{value.join('')}</del>
    ) : (
      <span key={key}>{value.join('')}</span>
    );
  });
}

/** Splits text into words and gaps, keeping amounts whole. */
const tokensOf = (text: string): string[] => text.split(/(\s+|(?<=\d)[.,;:](?=\s|$))/);

function summary(uses: readonly FactUse[] = [], isChange: boolean): string {
  const count = uses.reduce((sum, { sentences }) => sum + sentences.length, 0);
  const places = `${uses.length} ${uses.length === 1 ? 'place' : 'places'}`;
  if (!isChange) return count === 0 ? 'Not used anywhere.' : `Used in ${places}.`;
  if (count === 0) return 'No sentence changes.';
  return `${count} ${count === 1 ? 'sentence changes' : 'sentences change'} in ${places}:`;
}
