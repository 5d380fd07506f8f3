import { Box } from '@mui/material';
import type { SourceProps } from './SourceView';

/** The article's HTML in a text area, if the source view fails to load. */
export function PlainSource({ html, label, onChange }: SourceProps) {
  return (
    <Box
      component="textarea"
      aria-label={label}
      autoFocus
      value={html}
      onChange={(event) => onChange(event.target.value)}
      sx={{ display: 'block', width: '100%', height: 500, p: 1, border: 0, font: 'inherit' }}
    />
  );
}
