import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { updatePhase } from '../db/file/updateMarker.js';

const failedMilliseconds = 1000;
const lookMilliseconds = 100;

/**
 * Runs the server as a child process, and restarts it when an update (`npm run update`) asks for it,
 * then from the build that is in place by then. Ends with the server's exit code.
 * @param {string} server path of the built server @param {string[]} args
 */
export async function supervise(server, args) {
  const databaseFile = process.env.DATABASE_FILE?.trim() || 'data/site.db';
  let isEnding = false;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      isEnding = true;
      child?.kill('SIGTERM');
    });
  }
  for (;;) {
    while (!isEnding && updatePhase(databaseFile) === 'stopped') await pause(lookMilliseconds);
    if (isEnding) process.exit(0);
    child = spawn(process.execPath, [...process.execArgv, server, ...args], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    let isWanted = false;
    child.on('message', () => {
      isWanted = true;
    });
    const [code] = await once(child, 'exit');
    const isUpdating = updatePhase(databaseFile) !== undefined;
    if (isEnding || !(isWanted || isUpdating)) process.exit(code ?? 1);
    if (!isWanted) await pause(failedMilliseconds);
  }
}
