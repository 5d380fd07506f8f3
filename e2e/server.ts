import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../dist/server', import.meta.url));
export const adminPassword = 'correct-horse';

export interface BuiltServer {
  url: string;
  pid: number;
  /** What it has printed so far. */
  output(): string;
  /** Ends it as Ctrl-C does; resolves with its exit code. */
  stop(): Promise<number | null>;
  /** Ends it as a crash does. */
  kill(): Promise<void>;
}

/** Starts the built server (`start`: as `npm start` does) on a free port and waits for the line with its URL. */
export async function startServer(
  databaseFile: string,
  environment: Record<string, string> = {},
  command: 'server' | 'start' = 'server',
): Promise<BuiltServer> {
  const child = spawn(process.execPath, [join(built, `${command}.js`)], {
    // A group of its own, so that `kill` reaches what `start` starts.
    detached: true,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATABASE_FILE: databaseFile,
      ADMIN_PASSWORD: adminPassword,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const match = /Site: {2}(\S+)\//.exec(printed);
      if (match?.[1]) resolve(match[1]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    exited.then((code) => reject(new Error(`the server ended with ${code}: ${printed}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    output: () => printed,
    stop: () => {
      child.kill('SIGINT');
      return exited;
    },
    kill: async () => {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
      await exited;
    },
  };
}
