import { GlobalStyles } from '@mui/material';
import { brand } from '../../../shared/brand';
import { openNotes, useDraftNotes, useMarkedWords } from './useDraftNotes';

/** Marks the words of open notes in the text. */
export function MarkedNotes() {
  const { data } = useDraftNotes();
  useMarkedWords(openNotes(data));
  return <GlobalStyles styles={marked} />;
}

const colour = `color-mix(in srgb, ${brand.colours.wattle} 35%, transparent)`;
const marked = {
  '.draft-note': { backgroundColor: colour },
  '.draft-note-gone': {
    borderLeft: `3px solid ${brand.colours.wattle}`,
    marginInline: '1px',
  },
} as const;
