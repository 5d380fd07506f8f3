import { useEffect, useRef, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import { imageProblem, uploadImage } from './uploadImage';

/** Uploads one image at a time. */
export function useImageUpload(onUploading: (isUploading: boolean) => void) {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const leaving = useRef<AbortController>(undefined);

  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current?.abort();
  }, []);

  /** @returns the stored image's path, or undefined where it was refused. */
  async function upload(file: File | undefined): Promise<string | undefined> {
    const refusal = imageProblem(file);
    setProblem(refusal);
    if (refusal || !file || !leaving.current) return undefined;
    setProgress(0);
    onUploading(true);
    try {
      return await uploadImage(file, setProgress, leaving.current.signal);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      await logoutIfAccessDenied(error);
      return undefined;
    } finally {
      setProgress(undefined);
      onUploading(false);
    }
  }

  return { upload, progress, problem };
}
