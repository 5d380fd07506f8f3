import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A busy time, in milliseconds since 1970; the end is excluded. */
export type BusySpan = readonly [from: number, to: number];

export interface CalendarTask {
  /** The calendar file (RFC 5545). */
  text: string;
  /** The times that matter, in milliseconds since 1970. */
  from: number;
  to: number;
  /** IANA name of the clock for days and for times without a zone. */
  zone: string;
  /** UIDs of our own entries, which don't block. */
  own: readonly string[];
  /** Occurrences. */
  most: number;
}

/**
 * `many`: more occurrences than were asked for. `time`: it took too long, or too much memory. What
 * couldn't be read of a calendar is busy as far as its start could be.
 */
export type CalendarResult =
  | { busy: BusySpan[]; unread: number; events: number }
  | { problem: 'unreadable' | 'many' | 'time' };

/** How much of a processor a calendar may take to read, and how long at most, in milliseconds. */
const cpuMs = 2000;
const longestMs = 30_000;
const lookMs = 200;

// Beside this file in the source, and beside the bundle once built (vite.config.ts copies it).
const reader = fileURLToPath(new URL('./calendarReader.js', import.meta.url));

/**
 * Reads busy times from a stranger's calendar in a separate process, which gets no secrets and is
 * killed after two seconds of a processor at it.
 */
export function readCalendarFile(task: CalendarTask): Promise<CalendarResult> {
  return new Promise((resolve) => {
    const child = fork(reader, [], {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=96', '--max-semi-space-size=1'],
      env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    let timer: NodeJS.Timeout | undefined;
    const end = (result: CalendarResult) => {
      clearInterval(timer);
      child.kill('SIGKILL');
      resolve(result);
    };
    child.on('message', (message) => {
      if (message !== 'ready') return end(message as CalendarResult);
      const began = { at: performance.now(), cpu: cpuMsOf(child.pid) };
      timer = setInterval(() => {
        const passed = performance.now() - began.at;
        // Where the system doesn't say, the clock counts.
        const used = began.cpu === undefined ? passed : (cpuMsOf(child.pid) ?? 0) - began.cpu;
        if (used > cpuMs || passed > longestMs) end({ problem: 'time' });
      }, lookMs);
      child.send(task, () => undefined);
    });
    child.on('error', () => end({ problem: 'time' }));
    child.on('exit', () => end({ problem: 'time' }));
  });
}

/** Ticks of the processor a second, as Linux counts them. */
const ticksASecond = 100;

/** Returns how long a process has used a processor, by Linux's /proc; undefined elsewhere. */
function cpuMsOf(pid: number | undefined): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // After the name, which may hold anything, in brackets: state is the third.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [user, system] = [Number(fields[11]), Number(fields[12])];
    return Number.isNaN(user + system) ? undefined : ((user + system) * 1000) / ticksASecond;
  } catch {
    return undefined;
  }
}
