import { alpha, Chip } from '@mui/material';

export function CategoryBadge({ name }: { name: string }) {
  if (!name) return null;
  return (
    <Chip
      label={name}
      size="small"
      sx={{
        height: 'auto',
        borderRadius: 1,
        color: 'primary.main',
        fontWeight: 600,
        bgcolor: ({ palette }) => alpha(palette.primary.main, 0.1),
        '& .MuiChip-label': { whiteSpace: 'normal', py: 0.25 },
      }}
    />
  );
}
