import { Alert, Box, Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useLogoutIfAccessDenied, useRefresh } from 'react-admin';
import { imageProblem } from './imageFile';
import { PicturePicker } from './PicturePicker';
import { UploadProgress } from './UploadProgress';
import { uploadPicture } from './uploadPicture';
import { useFileDrop } from './useFileDrop';

/** Takes pictures into the media, several at once, where they stay without a post that uses them. */
export function MediaUpload() {
  const picker = useRef<HTMLInputElement>(null);
  const refresh = useRefresh();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const [shares, setShares] = useState<Record<string, number>>({});
  const [problems, setProblems] = useState<string[]>([]);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current?.abort();
  }, []);

  async function take(file: File) {
    const key = crypto.randomUUID();
    const { signal } = leaving.current ?? new AbortController();
    const onProgress = (share: number) => setShares((all) => ({ ...all, [key]: share }));
    const problem = imageProblem(file);
    if (problem) return setProblems((all) => [...all, `${file.name}: ${problem}`]);
    onProgress(0);
    try {
      await uploadPicture(file, { onProgress, signal, keep: true });
      refresh();
    } catch (error) {
      if (signal.aborted) return;
      const message = error instanceof Error ? error.message : String(error);
      setProblems((all) => [...all, `${file.name}: ${message}`]);
      await logoutIfAccessDenied(error);
    } finally {
      setShares(({ [key]: _, ...others }) => others);
    }
  }

  function takeAll(files: readonly File[]) {
    setProblems([]);
    for (const file of files) void take(file);
  }

  const { isOver, dropProps } = useFileDrop(takeAll);
  const running = Object.values(shares);
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
      <PicturePicker ref={picker} label="Pictures for the media" multiple onTake={takeAll} />
      {running.length > 0 && (
        <UploadProgress share={running.reduce((sum, share) => sum + share, 0) / running.length} />
      )}
      {problems.map((problem) => (
        <Alert key={problem} severity="error" sx={{ mt: 1 }}>
          {problem}
        </Alert>
      ))}
    </Box>
  );
}
