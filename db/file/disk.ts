import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Makes a folder's new names survive a power cut, where the platform can (Windows can't). */
export function folderSync(folder: string): void {
  try {
    const handle = openSync(folder, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    if (process.platform !== 'win32') throw error;
  }
}
