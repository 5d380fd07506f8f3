import { useEffect, useRef, useState } from 'react';
import { useLogoutIfAccessDenied } from 'react-admin';
import type { UploadedImage } from '../../api/types';
import { imageProblem } from './imageFile';
import { uploadPicture } from './uploadPicture';

interface Options {
  /** Whether the pictures stay in the media where no post uses them. */
  keep?: boolean;
  /** Whether what is said of a file begins with its name. */
  isNamed?: boolean;
}

/** Uploads pictures, and says how far they are, 0 to 1, and why some were refused. */
export function useUpload({ keep = false, isNamed = false }: Options = {}) {
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const [shares, setShares] = useState<ReadonlyMap<File, number>>(new Map());
  const [problems, setProblems] = useState<readonly string[]>([]);
  const leaving = useRef<AbortController>(undefined);

  useEffect(() => {
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
    try {
      return await uploadPicture(file, { onProgress, signal, keep });
    } catch (error) {
      if (signal.aborted) return undefined;
      refuse(error instanceof Error ? error.message : String(error));
      await logoutIfAccessDenied(error);
      return undefined;
    } finally {
      setShares((all) => new Map([...all].filter(([other]) => other !== file)));
    }
  }

  /** @returns each stored picture, or undefined where it was refused. */
  function upload(files: readonly (File | undefined)[]): Promise<UploadedImage | undefined>[] {
    setProblems([]);
    return files.map(send);
  }

  const running = [...shares.values()];
  const sum = running.reduce((all, share) => all + share, 0);
  return { upload, progress: running.length > 0 ? sum / running.length : undefined, problems };
}
