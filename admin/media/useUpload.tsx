import { LinearProgress, Stack, Typography } from '@mui/material';
import { type DragEvent, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { UploadedImage } from '../../api/types';
import { useHoldForm } from '../ui/forms/uploads';
import { imageProblem, imageTypes, notifyIfKnown, uploadPicture } from './upload';

interface Options {
  /** Keeps images in the media library while unused. */
  isKept?: boolean;
  /** Begins messages with the file's name. */
  isNamed?: boolean;
}

/** Uploads images and reports progress, 0 to 1, and errors. */
export function useUpload({ isKept = false, isNamed = false }: Options = {}) {
  const [shares, setShares] = useState<ReadonlyMap<File, number>>(new Map());
  const [problems, setProblems] = useState<readonly string[]>([]);
  const leaving = useRef<AbortController>(undefined);
  const notify = useNotify();
  const holdForm = useHoldForm();

  // Before anybody can choose a file: one chosen earlier would be dropped without a word.
  useLayoutEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current?.abort();
  }, []);

  async function send(file: File | undefined): Promise<UploadedImage | undefined> {
    const name = isNamed && file ? `${file.name}: ` : '';
    const refuse = (problem: string) => setProblems((all) => [...all, name + problem]);
    const refusal = imageProblem(file);
    if (refusal) refuse(refusal);
    if (refusal || !file || !leaving.current) return undefined;
    const { signal } = leaving.current;
    const onProgress = (share: number) => setShares((all) => new Map(all).set(file, share));
    onProgress(0);
    const release = holdForm();
    try {
      const stored = await uploadPicture(file, { onProgress, signal, isKept });
      notifyIfKnown(notify, stored);
      return stored;
    } catch (error) {
      if (signal.aborted) return undefined;
      refuse(error instanceof Error ? error.message : String(error));
      return undefined;
    } finally {
      release();
      setShares((all) => new Map([...all].filter(([other]) => other !== file)));
    }
  }

  /** @returns each stored image, or undefined if it was refused. */
  function upload(files: readonly (File | undefined)[]): Promise<UploadedImage | undefined>[] {
    setProblems([]);
    return files.map(send);
  }

  const running = [...shares.values()];
  const sum = running.reduce((all, share) => all + share, 0);
  return { upload, progress: running.length > 0 ? sum / running.length : undefined, problems };
}

interface Props {
  /** Clicking it opens the browser's file chooser. */
  ref: Ref<HTMLInputElement>;
  label: string;
  multiple?: boolean;
  disabled?: boolean;
  onTake(files: readonly File[]): void;
}

/** A hidden file input for images, triggered by a visible button. */
export const PicturePicker = ({ label, onTake, ...input }: Props) => (
  <input
    {...input}
    type="file"
    hidden
    accept={imageTypes.join()}
    aria-label={label}
    onChange={({ target }) => {
      onTake([...(target.files ?? [])]);
      // Reset, so that choosing the same file again triggers a change.
      target.value = '';
    }}
  />
);

/** An upload's progress; at 100 % the server is still processing it. */
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

/** Returns props for a drop target; `isOver` while files hover over it. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false);
  const takes = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return {
    isOver,
    dropProps: {
      onDragOver(event: DragEvent) {
        if (!takes(event)) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave: () => setIsOver(false),
      onDrop(event: DragEvent) {
        if (!takes(event)) return;
        event.preventDefault();
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
