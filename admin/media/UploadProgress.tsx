import { LinearProgress, Stack, Typography } from '@mui/material';

/** How much of an image is sent; once all is, the server is still at work on it. */
export function UploadProgress({ share }: { share: number }) {
  return (
    <Stack sx={{ mt: 1, maxWidth: 360 }}>
      <Typography variant="body2" role="status">
        Uploading image...
      </Typography>
      <LinearProgress
        aria-label="Upload"
        variant={share < 1 ? 'determinate' : 'indeterminate'}
        value={Math.round(share * 100)}
      />
    </Stack>
  );
}
