import { Box, Typography } from '@mui/material';
import type { Media } from '../../api/types';
import { fileSize } from './fileSize';

/** A picture with its name, size and uses; the words say what it shows, or that nobody has said. */
export function MediaTile({ media }: { media: Media }) {
  const { id, extension, alt, name, width, height, size, used_in } = media;
  return (
    <>
      <Box
        component="img"
        src={`/images/${id}.${extension}?w=480`}
        alt=""
        loading="lazy"
        sx={{
          display: 'block',
          width: '100%',
          aspectRatio: '3 / 2',
          objectFit: 'contain',
          backgroundColor: 'action.hover',
        }}
      />
      <Box sx={{ p: 1, minWidth: 0 }}>
        <Typography variant="body2" noWrap sx={{ fontWeight: 600 }} title={name}>
          {alt || name || 'No name'}
        </Typography>
        <Typography variant="caption" color="text.secondary" component="p">
          {width} × {height} · {fileSize(size)}
          <br />
          {usedIn(used_in)}
          {alt === null && ' · no alt text'}
        </Typography>
      </Box>
    </>
  );
}

const usedIn = (count: number): string =>
  count === 0 ? 'Not used' : `Used in ${count} ${count === 1 ? 'post' : 'posts'}`;
