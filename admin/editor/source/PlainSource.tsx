import { Box } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { announceSource } from './openSource';
import type { SourceProps } from './SourceView';

/** The article's HTML in a text area, if the source view fails to load. */
export function PlainSource({ editor, surface, label }: SourceProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [html, setHtml] = useState(surface.read);
  useEffect(
    () =>
      announceSource(editor.view, {
        flush: () => undefined,
        show: () => setHtml(surface.read()),
        focus: () => area.current?.focus(),
      }),
    [editor, surface],
  );
  return (
    <Box
      component="textarea"
      ref={area}
      aria-label={label}
      autoFocus
      value={html}
      onChange={({ target }) => {
        setHtml(target.value);
        surface.type(target.value);
        surface.announceSoon();
      }}
      onBlur={surface.announce}
      sx={{ display: 'block', width: '100%', height: 500, p: 1, border: 0, font: 'inherit' }}
    />
  );
}
