import { Box, Button, FormHelperText, Stack, Typography } from '@mui/material';
import { useId, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { AltTextInput } from '../../media/AltTextInput';
import { MediaChooser } from '../../media/MediaChooser';
import { PicturePicker, UploadProgress, useFileDrop, useUpload } from '../../media/useUpload';
import { usePostEditor } from './PostEditorContext';

const label = 'Featured Image';

/**
 * The post's cover: chosen, dropped or from the media library, uploaded at once, with its alt text.
 */
export function FeaturedPicture() {
  const { saveDraft } = usePostEditor();
  const picture = useController({ name: 'image_url' });
  const words = useController({ name: 'image_alt' });
  /** Path of the stored image, `images/{uuid}.{ext}`, or empty. */
  const path: string = picture.field.value ?? '';
  const { upload, progress, problems } = useUpload();
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const isUploading = progress !== undefined;
  const message = problems[0] ?? picture.fieldState.error?.message;

  /** @param alt text from the media library, null for none. */
  function change(path: string, alt: string | null) {
    picture.field.onChange(path);
    words.field.onChange(alt);
  }

  async function accept(file: File | undefined) {
    const stored = await upload([file])[0];
    if (stored) change(stored.image_url, null);
  }

  const { isOver, dropProps } = useFileDrop((files) => void accept(files[0]));

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
          ref={picture.field.ref}
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
          onTake={([file]) => void accept(file)}
        />
        <Button disabled={isUploading} onClick={() => setIsChoosing(true)}>
          From media
        </Button>
        {path && !isUploading && (
          <Button color="inherit" onClick={() => change('', null)}>
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
        {message ?? 'JPEG, PNG, GIF or WebP; a photo over 5 MB is made smaller. Or drop one here.'}
      </FormHelperText>
      {path && (
        <AltTextInput
          key={path}
          value={words.field.value ?? null}
          onChange={words.field.onChange}
          problem={words.fieldState.error?.message}
          inputRef={words.field.ref}
          onEnter={saveDraft}
        />
      )}
      {isChoosing && (
        <MediaChooser
          onClose={() => setIsChoosing(false)}
          onChoose={(chosen) => {
            setIsChoosing(false);
            change(`images/${chosen.id}.${chosen.extension}`, chosen.alt);
          }}
        />
      )}
    </Box>
  );
}

function Preview({ path }: { path: string }) {
  return (
    <Box
      component="img"
      src={`/${path}?w=480`}
      alt="Current featured image"
      sx={{ display: 'block', width: 240, maxWidth: '100%', minHeight: 80, borderRadius: 1, mb: 1 }}
    />
  );
}
