import { Box, Card, CardActionArea, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Media } from '../../api/types';
import { ActionButton } from '../ui/layout/ActionButton';

interface Props {
  rows: readonly Media[];
  onPress(media: Media): void;
  /** Below a tile. */
  actions?: (media: Media) => ReactNode;
}

export function MediaGrid({ rows, onPress, actions }: Props) {
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 2,
        listStyle: 'none',
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
      }}
    >
      {rows.map((media) => (
        <Card key={media.id} component="li">
          <CardActionArea onClick={() => onPress(media)}>
            <MediaTile media={media} />
          </CardActionArea>
          {actions?.(media)}
        </Card>
      ))}
    </Box>
  );
}

/** An image with its name, size, uses and alt text. */
function MediaTile({ media }: { media: Media }) {
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

/** Restores an image from the trash. */
export const RecoverButton = ({ media }: { media: Media }) => (
  <ActionButton
    resource="media-recoveries"
    data={{ image_id: media.id }}
    done="Image restored."
    fullWidth
    aria-label={`Restore ${media.alt || media.name}`}
  >
    Restore
  </ActionButton>
);

/** Formats 1234567 bytes as `1.2 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000
    ? `${Math.round(bytes / 1000)} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
