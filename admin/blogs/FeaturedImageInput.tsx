import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useId } from 'react';
import { useInput } from 'react-admin';
import { ImagePreview } from './ImagePreview';
import { UploadProgress } from './UploadProgress';
import { imageTypes } from './uploadImage';
import { useImageUpload } from './useImageUpload';

interface Props {
  onUploading(isUploading: boolean): void;
}

/** Uploads an image as soon as it is chosen; the form keeps its path. */
export function FeaturedImageInput({ onUploading }: Props) {
  const { field, fieldState } = useInput({ source: 'image_url' });
  const { upload, progress, problem } = useImageUpload(onUploading);
  const id = useId();
  const isUploading = progress !== undefined;
  const path: string = field.value ?? '';
  const message = problem ?? fieldState.error?.message;

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target;
    const stored = await upload(input.files?.[0]);
    // Emptied, so that choosing the same file again counts as a change.
    input.value = '';
    if (stored) field.onChange(stored);
  }

  return (
    <Box role="group" aria-labelledby={`${id}-label`} sx={{ my: 1 }}>
      <Typography id={`${id}-label`} variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
        Featured Image
      </Typography>
      {path && <ImagePreview path={path} />}
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Button
          component="label"
          role={undefined}
          variant="outlined"
          disabled={isUploading}
          tabIndex={-1}
          sx={{ '&:focus-within': { outline: '2px solid', outlineOffset: 2 } }}
        >
          {path ? 'Replace image' : 'Choose image'}
          <Box
            component="input"
            ref={field.ref}
            type="file"
            accept={imageTypes.join(',')}
            disabled={isUploading}
            aria-describedby={`${id}-help`}
            sx={{ position: 'absolute', width: 1, height: 1, opacity: 0 }}
            onChange={choose}
          />
        </Button>
        {path && !isUploading && (
          <Button color="error" onClick={() => field.onChange('')}>
            Remove image
          </Button>
        )}
      </Stack>
      {isUploading && <UploadProgress share={progress} />}
      <FormHelperText
        id={`${id}-help`}
        error={Boolean(message)}
        role={message ? 'alert' : undefined}
      >
        {message ?? 'JPEG, PNG, GIF or WebP, at most 5 MB.'}
      </FormHelperText>
    </Box>
  );
}
