import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** A server that runs on a database file. */
export interface RunningServer {
  pid: number;
  /** Where it listens, as this machine reaches it. */
  url: string;
  folder: string;
}

const fileOf = (databaseFile: string): string => `${databaseFile}.server`;

/** Tells commands of this server. @returns what to call when it ends. */
export function announceServer(databaseFile: string, server: RunningServer): () => void {
  writeFileSync(fileOf(databaseFile), JSON.stringify(server), { mode: 0o600 });
  return () => rmSync(fileOf(databaseFile), { force: true });
}

/** Returns the server that runs on a database file; undefined if there is none. */
export function runningServer(databaseFile: string): RunningServer | undefined {
  try {
    const server = JSON.parse(readFileSync(fileOf(databaseFile), 'utf8')) as RunningServer;
    return isRunning(server.pid) ? server : undefined;
  } catch {
    return undefined;
  }
}

/** Tells whether a process with this id runs, also as another user. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
