import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { withoutSettings } from '../../api/environment';

export interface User {
  uid: number;
  gid: number;
}

export const isRoot = process.getuid?.() === 0;

/** Returns the owner of a file or folder. */
export function ownerOf(path: string): User {
  const { uid, gid } = statSync(path);
  return { uid, gid };
}

/** A program failed. The message is the end of what it printed. */
export class CallError extends Error {
  constructor(
    message: string,
    readonly code: number | null,
  ) {
    super(message);
  }
}

interface CallOptions {
  cwd?: string;
  /** Runs as this user, where this process is root. */
  as?: User;
  /** Settings to change for this call. */
  settings?: Record<string, string>;
}

/** Longest part of a failed program's errors that is shown. */
const shownCharacters = 2000;

/**
 * Runs a program of a release, with the server's settings.
 * @returns what it printed on standard output.
 * @throws CallError if it fails.
 */
export function callRelease(
  folder: string,
  command: string,
  args: readonly string[],
  options: CallOptions = {},
): Promise<string> {
  const file = `${folder}/dist/server/${command}.js`;
  return run(process.execPath, [file, ...args], options, process.env);
}

/** Runs a program that fetches or builds: without the settings, which are secret. As `callRelease`. */
export function call(
  command: string,
  args: readonly string[],
  options: CallOptions = {},
): Promise<string> {
  const home = options.as && isRoot ? homeOf(options.as) : process.env.HOME;
  const environment = { ...withoutSettings(process.env), HOME: home, GIT_TERMINAL_PROMPT: '0' };
  return run(command, args, options, environment);
}

function run(
  command: string,
  args: readonly string[],
  { cwd, as, settings }: CallOptions,
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  const user = as && isRoot && as.uid !== 0 ? as : {};
  const env = { ...environment, ...settings };
  return new Promise((resolve, reject) => {
    // In a session of its own: a lost connection to the terminal doesn't end it.
    const child = spawn(command, args, {
      cwd,
      env,
      ...user,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running = child.pid;
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk: Buffer) => {
      errors += chunk;
    });
    child.once('error', (error: NodeJS.ErrnoException) => {
      const isMissing = error.code === 'ENOENT' && !existsSync(command);
      reject(isMissing ? new Error(`${command} isn’t installed on this machine.`) : error);
    });
    child.once('close', (code) => {
      running = undefined;
      if (code === 0) return resolve(output.trim());
      const printed = (errors.trim() || output.trim()).slice(-shownCharacters);
      const failed = `${command} ${args.join(' ')} ended with ${code}`;
      reject(new CallError(printed || failed, code));
    });
  });
}

let running: number | undefined;
const signals = ['SIGINT', 'SIGTERM'] as const;

/**
 * Ends what runs, and what it started, with this process: Ctrl-C doesn't reach another session.
 * @returns a function that stops this.
 */
export function endCallsWithProcess(): () => void {
  const end = (signal: NodeJS.Signals) => {
    stop();
    if (running !== undefined) process.kill(-running, 'SIGTERM');
    process.kill(process.pid, signal);
  };
  const stop = () => {
    for (const signal of signals) process.off(signal, end);
  };
  for (const signal of signals) process.on(signal, end);
  return stop;
}

/** Returns a user's home folder, in which git and npm look for their settings. */
function homeOf({ uid }: User): string | undefined {
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const user = users.map((line) => line.split(':')).find(([, , id]) => id === String(uid));
  return user?.[5];
}
