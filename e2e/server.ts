import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../dist/server/server.js', import.meta.url));
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

/** Starts the built server on a free port and waits for the line with its URL. */
export async function startServer(
  databaseFile: string,
  environment: Record<string, string> = {},
): Promise<BuiltServer> {
  const child = spawn(process.execPath, [entry], {
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
      child.kill('SIGKILL');
      await exited;
    },
  };
}
