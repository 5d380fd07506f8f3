import { Box, Typography } from '@mui/material';
import { type KeyboardEvent, type PointerEvent, useId } from 'react';
import { brand } from '../../shared/brand';

interface Point {
  /** Per cent from the left and the top. */
  x: number;
  y: number;
}

interface Props {
  src: string;
  value: Point;
  onChange(value: Point): void;
}

const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const inside = (percent: number): number => Math.min(100, Math.max(0, Math.round(percent)));

/** The image with its focal point for cropping, set by click or arrow keys. */
export function FocalPoint({ src, value, onChange }: Props) {
  const id = useId();

  function point({ currentTarget, clientX, clientY }: PointerEvent) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({
      x: inside(((clientX - left) / width) * 100),
      y: inside(((clientY - top) / height) * 100),
    });
  }

  function move(event: KeyboardEvent) {
    const [x, y] = steps[event.key] ?? [0, 0];
    if (!x && !y) return;
    event.preventDefault();
    const step = event.shiftKey ? 10 : 2;
    onChange({ x: inside(value.x + x * step), y: inside(value.y + y * step) });
  }

  return (
    <Box sx={{ my: 1 }}>
      <Typography id={id} variant="body2" color="text.secondary">
        Focal point: stays in view when the image is cropped. Click the image, or use the arrow
        keys.
      </Typography>
      <Box
        component="button"
        type="button"
        aria-labelledby={id}
        aria-describedby={`${id}-value`}
        onPointerDown={point}
        onKeyDown={move}
        sx={{
          position: 'relative',
          display: 'inline-block',
          p: 0,
          mt: 0.5,
          border: 0,
          maxWidth: '100%',
          lineHeight: 0,
          cursor: 'crosshair',
          '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
        }}
      >
        <Box
          component="img"
          src={src}
          alt=""
          draggable={false}
          sx={{ maxWidth: '100%', maxHeight: 420 }}
        />
        <Box
          component="span"
          style={{ left: `${value.x}%`, top: `${value.y}%` }}
          sx={{
            position: 'absolute',
            width: 24,
            height: 24,
            m: '-12px',
            borderRadius: '50%',
            border: '3px solid #fff',
            boxShadow: `0 0 0 2px ${brand.colours.eucalypt}, inset 0 0 0 2px ${brand.colours.eucalypt}`,
          }}
        />
      </Box>
      <Typography id={`${id}-value`} variant="caption" component="p" role="status">
        {value.x} % from the left, {value.y} % from the top
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, mt: 1 }} aria-hidden="true">
        {['16 / 9', '4 / 3', '1 / 1'].map((aspectRatio) => (
          <Box
            key={aspectRatio}
            component="img"
            src={src}
            alt=""
            style={{ objectPosition: `${value.x}% ${value.y}%` }}
            sx={{ height: 72, aspectRatio, objectFit: 'cover', borderRadius: 0.5 }}
          />
        ))}
      </Box>
    </Box>
  );
}
