import { Box, Button, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { MediaChooser } from '../media/MediaChooser';
import { PicturePicker, UploadProgress, useUpload } from '../media/useUpload';
import type { FieldSpec } from '../ui/forms/fields';
import { Group } from './HoursInputs';

/** An image, uploaded at once or chosen from the media library. */
export function ImageInput({ field }: { field: FieldSpec }) {
  const { field: input } = useController({ name: field.source });
  const path: string = input.value ?? '';
  const { upload, progress, problems } = useUpload();
  const picker = useRef<HTMLInputElement>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const accept = async (file: File | undefined) => {
    const stored = await upload([file])[0];
    if (stored) input.onChange(stored.image_url);
  };
  return (
    <Group field={field}>
      {path.startsWith('images/') && (
        <Box
          component="img"
          src={`/${path}?w=480`}
          alt={`${field.label} now`}
          sx={{ display: 'block', maxWidth: 200, maxHeight: 160, mb: 1, borderRadius: 1 }}
        />
      )}
      {path.startsWith('/') && (
        <Typography variant="body2" sx={{ mb: 1 }}>
          Comes with the site: {path.split('/').at(-1)}
        </Typography>
      )}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          size="small"
          variant="outlined"
          disabled={progress !== undefined}
          onClick={() => picker.current?.click()}
        >
          {path ? 'Upload another' : 'Upload'}
        </Button>
        <Button size="small" onClick={() => setIsChoosing(true)}>
          Choose from media
        </Button>
        {path && (
          <Button size="small" color="inherit" onClick={() => input.onChange('')}>
            Remove
          </Button>
        )}
      </Stack>
      <PicturePicker ref={picker} label={field.label} onTake={([file]) => void accept(file)} />
      {progress !== undefined && <UploadProgress share={progress} />}
      {problems.map((problem) => (
        <Typography key={problem} role="alert" variant="body2" color="error">
          {problem}
        </Typography>
      ))}
      {isChoosing && (
        <MediaChooser
          onClose={() => setIsChoosing(false)}
          onChoose={({ id, extension }) => {
            input.onChange(`images/${id}.${extension}`);
            setIsChoosing(false);
          }}
        />
      )}
    </Group>
  );
}
