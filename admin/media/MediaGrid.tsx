import { Box, Card, CardActionArea } from '@mui/material';
import type { ReactNode } from 'react';
import type { Media } from '../../api/types';
import { MediaTile } from './MediaTile';

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
