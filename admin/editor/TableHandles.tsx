import AddIcon from '@mui/icons-material/Add';
import { Box, ButtonBase } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { currentTable, growTable } from './commands/table';
import { usePosition } from './usePosition';

interface Props {
  editor: Editor;
  /** Non-scrolling container of the text, in which the handles are positioned. */
  holder: HTMLElement;
}

/** Buttons at the edges of the table that the cursor is in: they add a row or a column. */
export function TableHandles({ editor, holder }: Props) {
  const position = usePosition(editor, holder, tableElement);
  if (!position) return null;
  const { left, top, width, height } = position;
  return (
    <>
      <Handle
        label="Add a row at the end"
        style={{ left, top: top + height, width, height: thickness }}
        onPress={() => growTable(editor, 'row')}
      />
      <Handle
        label="Add a column at the end"
        style={{ left: left + width, top, width: thickness, height }}
        onPress={() => growTable(editor, 'column')}
      />
    </>
  );
}

/** Pixels, as much as the text's box shows outside of it. */
const thickness = 18;

/** Returns the wrapper, which scrolls a wide table. */
function tableElement(editor: Editor): HTMLElement | undefined {
  const table = currentTable(editor.state);
  const dom = table && editor.view.nodeDOM(table.pos);
  return dom instanceof HTMLElement ? dom : undefined;
}

interface HandleProps {
  label: string;
  style: { left: number; top: number; width: number; height: number };
  onPress(): void;
}

const Handle = ({ label, style, onPress }: HandleProps) => (
  <ButtonBase
    aria-label={label}
    title={label}
    style={style}
    sx={handleStyles}
    // Keeps the selection.
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
  >
    <Box component={AddIcon} sx={{ fontSize: '1rem' }} />
  </ButtonBase>
);

const handleStyles = {
  position: 'absolute',
  zIndex: 1,
  borderRadius: 0.5,
  color: 'var(--ink-soft)',
  opacity: 0.6,
  '&:hover, &:focus-visible': { opacity: 1, color: 'var(--leaf)', bgcolor: '#2F6B4F1F' },
} as const;
