import { GlobalStyles } from '@mui/material';
import { brand } from '../../../shared/brand';
import { useFollowedSelection } from './selectedWords';
import { openNotes, useDraftNotes, useMarkedWords } from './useDraftNotes';

/** Marks the words of open notes in the text, and follows what is selected for another. */
export function MarkedNotes() {
  const { data } = useDraftNotes();
  useFollowedSelection();
  useMarkedWords(openNotes(data));
  return <GlobalStyles styles={marked} />;
}

const marked = {
  '::highlight(draft-notes)': {
    backgroundColor: `color-mix(in srgb, ${brand.colours.wattle} 35%, transparent)`,
  },
} as const;
