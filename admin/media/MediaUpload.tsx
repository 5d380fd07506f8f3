import { Alert, Box, Button } from '@mui/material';
import { useRef } from 'react';
import { useRefresh } from 'react-admin';
import { PicturePicker } from './PicturePicker';
import { UploadProgress } from './UploadProgress';
import { useFileDrop } from './useFileDrop';
import { useUpload } from './useUpload';

/** Takes pictures into the media, several at once, where they stay without a post that uses them. */
export function MediaUpload() {
  const picker = useRef<HTMLInputElement>(null);
  const refresh = useRefresh();
  const { upload, progress, problems } = useUpload({ keep: true, isNamed: true });

  function take(files: readonly File[]) {
    for (const sent of upload(files)) void sent.then((stored) => stored && refresh());
  }

  const { isOver, dropProps } = useFileDrop(take);
  return (
    <Box
      {...dropProps}
      sx={{
        flexGrow: 1,
        p: 1,
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 1,
      }}
    >
      <Button variant="outlined" onClick={() => picker.current?.click()}>
        Upload pictures
      </Button>{' '}
      or drop them here
      <PicturePicker ref={picker} label="Pictures for the media" multiple onTake={take} />
      {progress !== undefined && <UploadProgress share={progress} />}
      {problems.map((problem) => (
        <Alert key={problem} severity="error" sx={{ mt: 1 }}>
          {problem}
        </Alert>
      ))}
    </Box>
  );
}
