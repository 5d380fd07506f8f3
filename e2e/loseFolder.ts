import { existsSync, rmSync } from 'node:fs';
import { expect } from 'vitest';

/**
 * Removes the folder of a killed server, like a machine that is lost: Litestream, which ends a moment
 * after it, writes there until then.
 */
export async function loseFolder(folder: string): Promise<void> {
  const isLost = () => {
    try {
      rmSync(folder, { recursive: true, force: true });
      return !existsSync(folder);
    } catch {
      return false;
    }
  };
  await expect.poll(isLost, { interval: 200 }).toBe(true);
}
