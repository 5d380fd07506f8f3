import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Semaphore } from '../http/semaphore';

export type ImageKind = 'jpeg' | 'png' | 'gif' | 'webp';

export interface ImageTask {
  /** The picture, or the body that holds it. */
  sent: Uint8Array<ArrayBuffer>;
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
  /**
   * A quarter of the time: WebP with half the effort, of the same size for photos and a tenth more for
   * drawings, and no AVIF, which the job `avif` makes later.
   */
  isQuick?: boolean;
}

export interface EncodedImage {
  kind: ImageKind;
  /** The file's name; empty where the picture came without one. */
  name: string;
  width: number;
  height: number;
  bytes: Buffer;
  /** The smaller forms; an AVIF is among them only where it is smaller than what it stands for. */
  variants: { width: number; format: 'webp' | 'avif'; bytes: Buffer }[];
}

export interface ImageProblem {
  problem: 'none' | 'size' | 'type' | 'pixels' | 'unreadable' | 'time' | 'memory';
}

export type ImageResult = EncodedImage | ImageProblem;

/** What one picture may take before its process is ended. */
export interface ImageLimits {
  milliseconds: number;
  /** Resident memory of the process; looked after where there is `/proc`. */
  megabytes: number;
}

// On the clock, of which a busy machine gives the decoder a part.
const usualLimits: ImageLimits = { milliseconds: 45_000, megabytes: 384 };
const lookMilliseconds = 50;

// Beside this file in the source, beside the bundle once built (vite.config.ts copies it there).
const decoder = fileURLToPath(new URL('./imageDecoder.js', import.meta.url));
/** Two: one that takes its full time leaves room for another. */
const slots = new Semaphore(2, 40);
/** A decoder's memory goes back with its process, at the latest after so many pictures. */
const maxPictures = 100;

/**
 * Decodes a picture in a process of its own, which ends with it: what the decoder took of memory
 * goes back, and a picture that takes too much of it, or of time, ends alone.
 * @throws SemaphoreFullError where too many wait already.
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

/**
 * Processes that decode one picture after the other, for imports that bring many: none is started
 * for each picture.
 */
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
      // None of the server's secrets for a process that reads strangers' files. With one arena glibc gives
      // back what each step took: a photo of 12 megapixels takes 250 MB at most, with more of them 340 to 390.
      env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot, MALLOC_ARENA_MAX: '1' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    // One that comes between two pictures is seen at the next.
    this.#child.on('error', () => undefined);
  }

  /** Whether it may decode another one. */
  get isUsable(): boolean {
    return !this.#hasFailed && this.#pictures < maxPictures && this.#child.connected;
  }

  async decode(task: ImageTask, limits: ImageLimits): Promise<ImageResult> {
    const child = this.#child;
    const listening = new AbortController();
    const { signal } = listening;
    let timer: NodeJS.Timeout | undefined;
    let look: NodeJS.Timeout | undefined;
    this.#pictures += 1;
    try {
      return await new Promise<ImageResult>((resolve, reject) => {
        const giveUp = (problem: ImageProblem['problem']) => {
          this.#hasFailed = true;
          resolve({ problem });
        };
        timer = setTimeout(() => giveUp('time'), limits.milliseconds);
        look = setInterval(() => {
          if (residentMegabytes(child) > limits.megabytes) giveUp('memory');
        }, lookMilliseconds);
        const on = (event: string, listener: (value: unknown) => void) => {
          child.once(event, listener);
          signal.addEventListener('abort', () => child.off(event, listener));
        };
        on('message', (result) => resolve(result as ImageResult));
        on('error', reject);
        // A signal before the answer: the system was short of memory.
        on('exit', (code) => {
          if (code === null) giveUp('memory');
          else reject(new Error(`the picture decoder ended with ${String(code)}`));
        });
        // Where it can't be sent, one of the events above tells why.
        child.send(task, () => undefined);
      });
    } finally {
      clearTimeout(timer);
      clearInterval(look);
      listening.abort();
    }
  }

  end(): void {
    this.#child.kill('SIGKILL');
  }
}

function residentMegabytes({ pid }: ChildProcess): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return 0;
  }
}
