import { Box, Button } from '@mui/material';
import type { Editor } from '@tiptap/core';
import type { PointerEvent } from 'react';
import { brand } from '../../../shared/brand';
import { usePosition } from '../usePosition';
import { isForeign } from './foreignPictures';
import { resizeTo, selectedPicture } from './resize';

interface Props {
  editor: Editor;
  /** Non-scrolling container of the text, in which the frame is positioned. */
  holder: HTMLElement;
  onDescribe(): void;
}

/** Resize handles around the selected image, with its details. */
export function PictureFrame({ editor, holder, onDescribe }: Props) {
  const spot = usePosition(editor, holder, selectedPicture);
  const picture = selectedPicture(editor);
  if (!spot || !picture) return null;

  function drag(event: PointerEvent<HTMLElement>, side: 1 | -1) {
    event.preventDefault();
    const handle = event.currentTarget;
    const [start, width] = [event.clientX, picture?.getBoundingClientRect().width ?? 0];
    handle.setPointerCapture(event.pointerId);
    handle.onpointermove = ({ clientX }) => resizeTo(editor, width + (clientX - start) * side);
    handle.onpointerup = () => {
      handle.onpointermove = null;
      handle.onpointerup = null;
    };
  }

  const remark = isForeign(picture.src)
    ? 'From another site: it may disappear.'
    : picture.hasAttribute('alt')
      ? undefined
      : 'No alt text.';
  return (
    <Box sx={{ position: 'absolute', pointerEvents: 'none', zIndex: 1 }} style={spot}>
      {([1, -1] as const).map((side) => (
        <Box
          key={side}
          className="resize-handle"
          onPointerDown={(event) => drag(event, side)}
          sx={{
            ...handleStyles,
            [side === 1 ? 'right' : 'left']: -12,
            cursor: side === 1 ? 'nwse-resize' : 'nesw-resize',
          }}
        />
      ))}
      {remark && (
        <Box sx={remarkStyles}>
          {remark}
          <Button size="small" onClick={onDescribe} sx={{ color: brand.colours.leaf }}>
            Describe
          </Button>
        </Box>
      )}
    </Box>
  );
}

const handleStyles = {
  position: 'absolute',
  bottom: -12,
  width: 24,
  height: 24,
  pointerEvents: 'auto',
  touchAction: 'none',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 6,
    backgroundColor: 'var(--leaf)',
    border: '2px solid var(--white)',
  },
};

const remarkStyles = {
  position: 'absolute',
  top: 4,
  left: 4,
  px: 1,
  borderRadius: 1,
  fontSize: '0.8125rem',
  color: 'var(--ink)',
  backgroundColor: 'var(--white)',
  border: '1px solid var(--ochre)',
  pointerEvents: 'auto',
};
