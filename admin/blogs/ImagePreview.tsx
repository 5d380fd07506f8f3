import Box from '@mui/material/Box';

export function ImagePreview({ path }: { path: string }) {
  return (
    <Box
      component="img"
      src={`/${path}?w=480`}
      alt="The current featured image"
      sx={{ display: 'block', width: 240, maxWidth: '100%', minHeight: 80, borderRadius: 1, mb: 1 }}
    />
  );
}
