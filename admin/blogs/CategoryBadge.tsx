import Chip from '@mui/material/Chip';

export function CategoryBadge({ name }: { name: string }) {
  if (!name) return null;
  const wraps = { height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal', py: 0.25 } };
  return <Chip label={name} size="small" variant="outlined" color="primary" sx={wraps} />;
}
