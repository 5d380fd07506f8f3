import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { settingNames } from '../../api/environment';

/** A user of this machine. */
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
  // It may be at work on the database: the next run waits for it.
  return run(process.execPath, [file, ...args], { ...options, isAwaited: true }, process.env);
}

/** Runs a program that fetches or builds: without the settings, which are secret. As `callRelease`. */
export function call(
  command: string,
  args: readonly string[],
  options: CallOptions = {},
): Promise<string> {
  const entries = Object.entries(process.env).filter(([name]) => !settingNames.includes(name));
  const home = options.as && isRoot ? homeOf(options.as) : process.env.HOME;
  const environment = { ...Object.fromEntries(entries), HOME: home, GIT_TERMINAL_PROMPT: '0' };
  return run(command, args, options, environment);
}

function run(
  command: string,
  args: readonly string[],
  { cwd, as, settings, isAwaited = false }: CallOptions & { isAwaited?: boolean },
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  const user = as && isRoot && as.uid !== 0 ? as : {};
  const env = { ...environment, ...settings };
  return new Promise((resolve, reject) => {
    // In a group of its own, by which also what it starts can be ended.
    const child = spawn(command, args, {
      cwd,
      env,
      ...user,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    if (child.pid !== undefined) began(child.pid, isAwaited);
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
      ended();
      if (code === 0) return resolve(output.trim());
      const printed = (errors.trim() || output.trim()).slice(-shownCharacters);
      const failed = `${command} ${args.join(' ')} ended with ${code}`;
      reject(new CallError(printed || failed, code));
    });
  });
}

/** A program that an update started, in a file while it runs. */
interface Started {
  pid: number;
  /** When it began, as the system counts: another program may get the same id later. */
  at: string | undefined;
  isAwaited: boolean;
}

let startedFile: string | undefined;
let running: Started | undefined;
const waitMilliseconds = 10 * 60_000;
const endMilliseconds = 10_000;
const lookMilliseconds = 100;

function began(pid: number, isAwaited: boolean): void {
  running = { pid, at: startOf(pid), isAwaited };
  if (startedFile) writeFileSync(startedFile, JSON.stringify(running));
}

function ended(): void {
  running = undefined;
  if (startedFile) rmSync(startedFile, { force: true });
}

/**
 * Waits for, or ends, what an update that was killed had started, and which may still be building.
 * From then on remembers in `file` what this one starts, and ends it with this process.
 * @returns a function that stops this.
 * @throws Error if it doesn't end.
 */
export async function followCalls(file: string): Promise<() => void> {
  const left = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Started) : undefined;
  if (left && isAlive(left)) {
    console.log('Something that an interrupted update started still runs: waiting for it to end …');
    if (!left.isAwaited) process.kill(-left.pid, 'SIGKILL');
    const until = Date.now() + (left.isAwaited ? waitMilliseconds : endMilliseconds);
    while (isAlive(left) && Date.now() < until) await pause(lookMilliseconds);
    if (left.isAwaited && isAlive(left)) {
      throw new Error(`Process ${left.pid} of an interrupted update doesn't end: look at it.`);
    }
  }
  rmSync(file, { force: true });
  startedFile = file;
  const end = (signal: NodeJS.Signals) => {
    stop();
    if (running) process.kill(-running.pid, 'SIGTERM');
    process.kill(process.pid, signal);
  };
  const stop = () => {
    startedFile = undefined;
    for (const signal of signals) process.off(signal, end);
  };
  for (const signal of signals) process.on(signal, end);
  return stop;
}

const signals = ['SIGINT', 'SIGTERM'] as const;

/** Tells whether any process of its group runs. */
function isAlive({ pid, at }: Started): boolean {
  const start = startOf(pid);
  if (start !== undefined && start !== at) return false;
  try {
    process.kill(-pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Returns when a process began, in ticks since the start of the machine; undefined if it doesn't run. */
function startOf(pid: number): string | undefined {
  try {
    // The fields after the name, which may hold spaces; the 22nd of proc(5).
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[19];
  } catch {
    return undefined;
  }
}

/** Returns a user's home folder, in which git and npm look for their settings. */
function homeOf({ uid }: User): string | undefined {
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const user = users.map((line) => line.split(':')).find(([, , id]) => id === String(uid));
  return user?.[5];
}
