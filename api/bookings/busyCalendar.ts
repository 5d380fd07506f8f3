import { fork } from 'node:child_process';
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

/** `many`: more occurrences than were asked for. `time`: it took too long, or too much memory. */
export type CalendarResult = { busy: BusySpan[] } | { problem: 'unreadable' | 'many' | 'time' };

/** How long a calendar may take to read, in milliseconds. */
const readMs = 2000;

// Beside this file in the source, and beside the bundle once built (vite.config.ts copies it).
const reader = fileURLToPath(new URL('./calendarReader.js', import.meta.url));

/**
 * Reads busy times from a stranger's calendar in a process of its own, which gets no secrets and is
 * killed after two seconds at it.
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
      clearTimeout(timer);
      child.kill('SIGKILL');
      resolve(result);
    };
    child.on('message', (message) => {
      if (message !== 'ready') return end(message as CalendarResult);
      timer = setTimeout(() => end({ problem: 'time' }), readMs);
      child.send(task, () => undefined);
    });
    child.on('error', () => end({ problem: 'time' }));
    child.on('exit', () => end({ problem: 'time' }));
  });
}
