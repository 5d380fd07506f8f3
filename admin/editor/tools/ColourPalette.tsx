import { Box, Button, Popover } from '@mui/material';
import { flushSync } from 'react-dom';
import { palette } from '../data/palette';
import { useArticleEditor, useEditorUi } from '../EditorUiContext';

interface Props {
  label: string;
  /** Of the text's style. */
  attribute: 'color' | 'backgroundColor';
  anchor: HTMLElement;
  onClose(): void;
}

/** Named colours, none, and any other. */
export function ColourPalette({ label, attribute, anchor, onClose }: Props) {
  const editor = useArticleEditor();
  const { closeMore } = useEditorUi();
  const current = String(editor.getAttributes('textStyle')[attribute] ?? '');

  const set = (colour: string | null) =>
    editor.chain().setMark('textStyle', { [attribute]: colour });

  function close() {
    // The palette lets go of the focus before the text takes it.
    flushSync(() => {
      onClose();
      closeMore();
    });
    editor.view.focus();
  }

  return (
    <Popover
      anchorEl={anchor}
      open
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
            sx={{ ...swatch, backgroundColor: colour }}
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
  );
}

const swatch = {
  width: 28,
  height: 28,
  border: '1px solid',
  borderColor: 'text.secondary',
  borderRadius: 0.5,
  cursor: 'pointer',
  '&:focus-visible, &[aria-pressed=true]': {
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: 1,
  },
};
