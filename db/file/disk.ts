import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Syncs a folder, so that new names in it survive a power cut. Windows can't. */
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
