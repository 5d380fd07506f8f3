import { Box, Button, Popover } from '@mui/material';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { palette } from '../data/palette';
import { useEditorShell } from '../EditorShell';
import { StateButton } from '../toolbar/CommandButton';
import type { ToolbarButtonProps } from '../toolbar/ToolbarButton';
import { useArticleEditor } from '../useArticleEditor';

interface Props extends Pick<ToolbarButtonProps, 'label' | 'icon'> {
  /** Of the text's style. */
  attribute: 'color' | 'backgroundColor';
}

/** A palette of named colours, none, and any other. */
export function ColourButton({ label, icon, attribute }: Props) {
  const editor = useArticleEditor();
  const { closeMore } = useEditorShell();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const read = (): unknown => editor.getAttributes('textStyle')[attribute];
  const current = anchor ? String(read() ?? '') : '';

  const set = (colour: string | null) =>
    editor.chain().setMark('textStyle', { [attribute]: colour });

  function close() {
    // The palette lets go of the focus before the text takes it.
    flushSync(() => {
      setAnchor(null);
      closeMore();
    });
    editor.view.focus();
  }

  return (
    <>
      <StateButton
        label={label}
        icon={icon}
        popup="dialog"
        holdsPopup
        isPressed={() => Boolean(read())}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Popover
        anchorEl={anchor}
        open={Boolean(anchor)}
        transitionDuration={0}
        onClose={close}
        disableRestoreFocus
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { p: 1, width: 232 } } }}
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)', gap: 0.5 }}>
          {palette.map(([name, colour], index) => (
            <Box
              key={colour}
              component="button"
              type="button"
              title={name}
              aria-label={name}
              aria-pressed={current.toLowerCase() === colour}
              autoFocus={index === 0}
              onClick={() => {
                set(colour).run();
                close();
              }}
              sx={{
                width: 28,
                height: 28,
                backgroundColor: colour,
                border: '1px solid',
                borderColor: 'text.secondary',
                borderRadius: 0.5,
                cursor: 'pointer',
                '&:focus-visible, &[aria-pressed=true]': {
                  outline: '2px solid',
                  outlineColor: 'primary.main',
                  outlineOffset: 1,
                },
              }}
            />
          ))}
        </Box>
        <Box sx={{ display: 'flex', alignItems: 'center', mt: 1, gap: 1 }}>
          <Button
            size="small"
            onClick={() => {
              set(null).removeEmptyTextStyle().run();
              close();
            }}
          >
            Automatic
          </Button>
          <Box component="label" sx={{ ml: 'auto', fontSize: '0.8125rem' }}>
            Other{' '}
            <input
              type="color"
              defaultValue={/^#[0-9a-f]{6}$/i.test(current) ? current : '#2f6b4f'}
              onChange={(event) => set(event.target.value).run()}
            />
          </Box>
        </Box>
      </Popover>
    </>
  );
}
