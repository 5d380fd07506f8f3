import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Semaphore } from '../http/semaphore';

export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp';

export interface PictureTask {
  /** Of a multipart body that holds the picture as `file`; undefined where the picture itself is sent. */
  contentType?: string | undefined;
  maxBytes: number;
  /** Decoded pixels, all frames together; above it a file is taken for a decompression bomb. */
  maxPixels: number;
  /** Pixels; a larger picture is scaled down to it. */
  maxSide: number;
  /** Of the smaller forms, pixels. */
  widths: readonly number[];
  /** Nobody waits for it: everything else on the machine goes first. */
  isPatient?: boolean;
}

export interface EncodedPicture {
  kind: PictureKind;
  /** The file's name; empty where the picture came without one. */
  name: string;
  width: number;
  height: number;
  bytes: Buffer;
  /** The smaller forms; an AVIF is among them only where it is smaller than what it stands for. */
  variants: { width: number; format: 'webp' | 'avif'; bytes: Buffer }[];
}

export interface PictureProblem {
  problem: 'none' | 'size' | 'type' | 'pixels' | 'unreadable' | 'time' | 'memory';
}

export type PictureResult = EncodedPicture | PictureProblem;

/** What one picture may take before its process is ended. */
export interface PictureLimits {
  milliseconds: number;
  /** Resident memory of the process; looked after where there is `/proc`. */
  megabytes: number;
}

// On the clock, of which a busy machine gives the decoder a part.
const usualLimits: PictureLimits = { milliseconds: 45_000, megabytes: 384 };
const lookMilliseconds = 50;

// Beside this file in the source, beside the bundle once built (vite.config.ts copies it there).
const decoder = fileURLToPath(new URL('./pictureDecoder.js', import.meta.url));
/** Two: one that takes its full time leaves room for another. */
const slots = new Semaphore(2, 40);

/**
 * Decodes a picture in a process of its own, which ends with it: what the decoder took of memory
 * goes back, and a picture that takes too much of it, or of time, ends alone.
 * @param sent the picture or the body that holds it, in the pieces in which it came.
 * @throws SemaphoreFullError where too many wait already.
 */
export function runPictureProcess(
  sent: readonly Uint8Array[],
  task: PictureTask,
  limits: PictureLimits = usualLimits,
  stopping?: AbortSignal,
): Promise<PictureResult> {
  return slots.run(() => decodeApart(sent, task, limits, stopping));
}

function decodeApart(
  sent: readonly Uint8Array[],
  task: PictureTask,
  limits: PictureLimits,
  stopping: AbortSignal | undefined,
): Promise<PictureResult> {
  const child = fork(decoder, [], {
    ...(stopping && { signal: stopping }),
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=64', '--max-semi-space-size=1'],
    // None of the server's secrets for a process that reads strangers' files. With one arena glibc gives
    // back what each step took: a photo of 12 megapixels takes 250 MB at most, with more of them 340 to 390.
    env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, MALLOC_ARENA_MAX: '1' },
    stdio: ['pipe', 'ignore', 'inherit', 'ipc'],
  });
  let timer: NodeJS.Timeout | undefined;
  let look: NodeJS.Timeout | undefined;
  return new Promise<PictureResult>((resolve, reject) => {
    timer = setTimeout(() => resolve({ problem: 'time' }), limits.milliseconds);
    look = setInterval(() => {
      if (residentMegabytes(child) > limits.megabytes) resolve({ problem: 'memory' });
    }, lookMilliseconds);
    child.once('message', (result) => resolve(result as PictureResult));
    child.once('error', reject);
    // A signal before the answer: the system was short of memory.
    child.once('exit', (code) => {
      if (code === null) resolve({ problem: 'memory' });
      else reject(new Error(`the picture decoder ended with ${code}`));
    });
    // Where it can't be sent, one of the events above tells why.
    child.send(task, () => undefined);
    child.stdin?.on('error', () => undefined);
    for (const piece of sent) child.stdin?.write(piece);
    child.stdin?.end();
  }).finally(() => {
    clearTimeout(timer);
    clearInterval(look);
    child.kill('SIGKILL');
  });
}

function residentMegabytes({ pid }: ChildProcess): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return 0;
  }
}
