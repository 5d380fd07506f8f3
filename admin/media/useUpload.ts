import { useEffect, useRef, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import type { UploadedImage } from '../../api/types';
import { imageProblem } from './imageFile';
import { uploadPicture } from './uploadPicture';

/** Uploads one picture at a time, and says how far it is or why it was refused. */
export function useUpload(keep = false) {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const leaving = useRef<AbortController>(undefined);

  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current?.abort();
  }, []);

  /** @returns the stored picture, or undefined where it was refused. */
  async function upload(file: File | undefined): Promise<UploadedImage | undefined> {
    const refusal = imageProblem(file);
    setProblem(refusal);
    if (refusal || !file || !leaving.current) return undefined;
    const { signal } = leaving.current;
    setProgress(0);
    try {
      return await uploadPicture(file, { onProgress: setProgress, signal, keep });
    } catch (error) {
      if (signal.aborted) return undefined;
      setProblem(error instanceof Error ? error.message : String(error));
      await logoutIfAccessDenied(error);
      return undefined;
    } finally {
      setProgress(undefined);
    }
  }

  return { upload, progress, problem };
}
