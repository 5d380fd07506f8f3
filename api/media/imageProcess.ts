import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Semaphore } from '../http/semaphore';

export type ImageKind = 'jpeg' | 'png' | 'gif' | 'webp';

export interface ImageTask {
  /** The image, or the body that contains it. */
  sent: Uint8Array<ArrayBuffer>;
  /** Type of a multipart body with the image as `file`; undefined for a bare image. */
  contentType?: string | undefined;
  maxBytes: number;
  /** Maximum decoded pixels of all frames, against decompression bombs. */
  maxPixels: number;
  /** Pixels; larger images are scaled down. */
  maxSide: number;
  /** Widths of the smaller sizes, in pixels. */
  widths: readonly number[];
  /** Runs at low priority: a background job. */
  isPatient?: boolean;
  /**
   * Takes a quarter of the time: WebP with less effort, equal in size for photos and a tenth larger
   * for drawings, and no AVIF, which the job `avif` adds later.
   */
  isQuick?: boolean;
}

export interface EncodedImage {
  kind: ImageKind;
  /** File name; empty if the image has none. */
  name: string;
  width: number;
  height: number;
  bytes: Buffer;
  /** Smaller sizes; AVIF only if it is smaller than its alternative. */
  variants: { width: number; format: 'webp' | 'avif'; bytes: Buffer }[];
}

export interface ImageProblem {
  problem: 'none' | 'size' | 'type' | 'pixels' | 'unreadable' | 'time' | 'memory';
}

export type ImageResult = EncodedImage | ImageProblem;

/** Limits of one image, after which its process is killed. */
export interface ImageLimits {
  /**
   * CPU time, read from `/proc`: on a busy machine wall time says little. Elsewhere wall time.
   */
  milliseconds: number;
  /** Resident memory of the process, checked where `/proc` exists. */
  megabytes: number;
}

const usualLimits: ImageLimits = { milliseconds: 45_000, megabytes: 384 };
const lookMilliseconds = 50;
/** A decoder that waits this much longer than it may work hangs. */
const hangsAfter = 10;

// Beside this file in the source, and beside the bundle once built (vite.config.ts copies it).
const decoder = fileURLToPath(new URL('./imageDecoder.js', import.meta.url));
/** Two, so that a slow one leaves room for another. */
const slots = new Semaphore(2, 40);
/** Restarts a decoder after this many images, to free its memory. */
const maxPictures = 100;

/**
 * Decodes an image in its own process, which frees the decoder's memory; an image that takes too
 * much memory or time fails alone.
 * @throws SemaphoreFullError if too many are waiting.
 */
export function runImageProcess(
  task: ImageTask,
  limits: ImageLimits = usualLimits,
  stopping?: AbortSignal,
): Promise<ImageResult> {
  return slots.run(async () => {
    const process = new PictureProcess(stopping);
    try {
      return await process.decode(task, limits);
    } finally {
      process.end();
    }
  });
}

/** Reuses processes to decode many images one after the other, for imports. */
export class ImageProcesses {
  readonly #idle: PictureProcess[] = [];
  readonly #slots = new Semaphore(2, Number.POSITIVE_INFINITY);

  decode(task: ImageTask): Promise<ImageResult> {
    return this.#slots.run(async () => {
      const process = this.#idle.pop() ?? new PictureProcess();
      const result = await process.decode(task, usualLimits).catch((error: unknown) => {
        process.end();
        throw error;
      });
      if (process.isUsable) this.#idle.push(process);
      else process.end();
      return result;
    });
  }

  end(): void {
    for (const process of this.#idle.splice(0)) process.end();
  }
}

class PictureProcess {
  readonly #child: ChildProcess;
  #pictures = 0;
  #hasFailed = false;

  constructor(stopping?: AbortSignal) {
    this.#child = fork(decoder, [], {
      ...(stopping && { signal: stopping }),
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=64', '--max-semi-space-size=1'],
      // Passes no secrets to a process that reads strangers' files. With one arena glibc frees
      // memory after each step: a photo of 12 megapixels takes at most 250 MB, instead of 340 to
      // 390.
      env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, MALLOC_ARENA_MAX: '1' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // An error between two images shows at the next one.
    this.#child.on('error', () => undefined);
  }

  /** Tells whether it may decode another image. */
  get isUsable(): boolean {
    return !this.#hasFailed && this.#pictures < maxPictures && this.#child.connected;
  }

  async decode(task: ImageTask, limits: ImageLimits): Promise<ImageResult> {
    const child = this.#child;
    const listening = new AbortController();
    const { signal } = listening;
    let look: NodeJS.Timeout | undefined;
    this.#pictures += 1;
    try {
      return await new Promise<ImageResult>((resolve, reject) => {
        const giveUp = (problem: ImageProblem['problem']) => {
          this.#hasFailed = true;
          resolve({ problem });
        };
        const [began, hadWorked] = [performance.now(), workedMilliseconds(child)];
        look = setInterval(() => {
          const passed = performance.now() - began;
          const worked = hadWorked === undefined ? passed : workedSince(child, hadWorked);
          const hangs = passed > limits.milliseconds * hangsAfter;
          if (worked > limits.milliseconds || hangs) giveUp('time');
          else if (residentMegabytes(child) > limits.megabytes) giveUp('memory');
        }, lookMilliseconds);
        const on = (event: string, listener: (value: unknown) => void) => {
          child.once(event, listener);
          signal.addEventListener('abort', () => child.off(event, listener));
        };
        on('message', (result) => resolve(result as ImageResult));
        on('error', reject);
        // A signal before the response: the system ran out of memory.
        on('exit', (code) => {
          if (code === null) giveUp('memory');
          else reject(new Error(`the image decoder exited with ${String(code)}`));
        });
        // If sending fails, one of the events above reports why.
        child.send(task, () => undefined);
      });
    } finally {
      clearInterval(look);
      listening.abort();
    }
  }

  end(): void {
    this.#child.kill('SIGKILL');
  }
}

/** `utime` and `stime` of proc(5), which counts in hundredths of a second. */
const stat = /\) \S(?: \S+){10} (\d+) (\d+)/;
const tickMilliseconds = 10;

/** Returns the processor time that a process has used; undefined where `/proc` doesn't exist. */
function workedMilliseconds({ pid }: ChildProcess): number | undefined {
  try {
    const [, user, system] = stat.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return (Number(user) + Number(system)) * tickMilliseconds;
  } catch {
    return undefined;
  }
}

const workedSince = (child: ChildProcess, before: number): number =>
  (workedMilliseconds(child) ?? before) - before;

function residentMegabytes({ pid }: ChildProcess): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return 0;
  }
}
