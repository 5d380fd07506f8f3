import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../dist', import.meta.url));
export const adminPassword = 'correct-horse';

export interface BuiltServer {
  url: string;
  pid: number;
  /** What it has printed so far. */
  output(): string;
  /** Stops it like Ctrl-C; resolves with its exit code. */
  stop(): Promise<number | null>;
  /** Kills it. */
  kill(): Promise<void>;
}

/** Returns a port that nobody listens on. */
export async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return String(typeof address === 'object' ? address?.port : 0);
}

/**
 * Starts the built server, through `launcher` if given, and waits for the line with its URL.
 * @param folder of the build.
 */
export async function startServer(
  databaseFile: string,
  environment: Record<string, string> = {},
  parameters: string[] = [],
  launcher: string[] = [],
  folder = built,
): Promise<BuiltServer> {
  const { PORT = '0', SITE_URL } = environment;
  const command = [...launcher, process.execPath, join(folder, 'server/server.js'), ...parameters];
  const child = spawn(command[0] ?? '', command.slice(1), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT,
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
      // What it prints is where it is reached from outside.
      if (match?.[1]) resolve(SITE_URL && PORT !== '0' ? `http://127.0.0.1:${PORT}` : match[1]);
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

/** Options of Node with which a command kills itself where it would print a line with a text. */
export function killedAt(text: string): string[] {
  const script = `const { log } = console;
    console.log = (...words) => {
      if (words.join(' ').includes(${JSON.stringify(text)})) process.kill(process.pid, 'SIGKILL');
      log(...words);
    };`;
  return ['--import', `data:text/javascript,${encodeURIComponent(script)}`];
}
