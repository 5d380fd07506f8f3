import { Box, Button, FormHelperText, Stack, Typography } from '@mui/material';
import { type ComponentProps, lazy, type Ref, Suspense, useId, useRef, useState } from 'react';
import { PicturePicker } from './PicturePicker';
import { UploadProgress } from './UploadProgress';
import { useFileDrop } from './useFileDrop';
import { useUpload } from './useUpload';
import { WordsInput } from './WordsInput';

const MediaChooser = lazy(() => import('./MediaChooser'));

interface Props {
  label: string;
  /** Path of the stored picture, `images/{uuid}.{ext}`, or empty. */
  path: string;
  /** @param alt the words that the picture brings along, null for none. */
  onChange(path: string, alt: string | null): void;
  problem: string | undefined;
  /** For the form to put the focus on. */
  buttonRef: Ref<HTMLButtonElement>;
  /** The words of this use. */
  words: ComponentProps<typeof WordsInput>;
}

/** A post's picture: chosen, dropped or taken from the media, and uploaded at once. */
export function PictureField({ label, path, onChange, problem, buttonRef, words }: Props) {
  const { upload, progress, problems } = useUpload();
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const isUploading = progress !== undefined;
  const message = problems[0] ?? problem;

  async function take(file: File | undefined) {
    const stored = await upload([file])[0];
    if (stored) onChange(stored.image_url, null);
  }

  const { isOver, dropProps } = useFileDrop((files) => void take(files[0]));

  return (
    <Box
      role="group"
      aria-labelledby={`${id}-label`}
      {...dropProps}
      sx={{
        my: 1,
        p: 1,
        mx: -1,
        borderRadius: 1,
        outline: isOver ? '2px dashed' : 'none',
        outlineColor: 'primary.main',
      }}
    >
      <Typography id={`${id}-label`} variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      {path && <Preview path={path} />}
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Button
          ref={buttonRef}
          variant="outlined"
          disabled={isUploading}
          aria-describedby={`${id}-help`}
          onClick={() => picker.current?.click()}
        >
          {path ? 'Replace image' : 'Choose image'}
        </Button>
        <PicturePicker
          ref={picker}
          label={label}
          disabled={isUploading}
          onTake={([file]) => void take(file)}
        />
        <Button disabled={isUploading} onClick={() => setIsChoosing(true)}>
          From media
        </Button>
        {path && !isUploading && (
          <Button color="error" onClick={() => onChange('', null)}>
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
        {message ?? 'JPEG, PNG, GIF or WebP, at most 5 MB. Or drop one here.'}
      </FormHelperText>
      {path && <WordsInput key={path} {...words} />}
      {isChoosing && (
        <Suspense fallback={null}>
          <MediaChooser
            onClose={() => setIsChoosing(false)}
            onChoose={(chosen) => {
              setIsChoosing(false);
              onChange(`images/${chosen.id}.${chosen.extension}`, chosen.alt);
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}

function Preview({ path }: { path: string }) {
  return (
    <Box
      component="img"
      src={`/${path}?w=480`}
      alt="The current featured image"
      sx={{ display: 'block', width: 240, maxWidth: '100%', minHeight: 80, borderRadius: 1, mb: 1 }}
    />
  );
}
