import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ChangeEvent, useId, useRef } from 'react';
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
  const fileInput = useRef<HTMLInputElement>(null);
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
          ref={field.ref}
          variant="outlined"
          disabled={isUploading}
          aria-describedby={`${id}-help`}
          onClick={() => fileInput.current?.click()}
        >
          {path ? 'Replace image' : 'Choose image'}
        </Button>
        <input
          ref={fileInput}
          hidden
          type="file"
          aria-label="Featured Image"
          accept={imageTypes.join(',')}
          disabled={isUploading}
          onChange={choose}
        />
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
