/** Too many wait already: whoever asked should come again. */
export class SemaphoreFullError extends Error {}

/** Lets `count` pieces of work run at once; up to `maxWaiting` others wait, first come first served. */
export class Semaphore {
  #free: number;
  #waiting: (() => void)[] = [];

  constructor(
    count: number,
    readonly maxWaiting: number,
  ) {
    this.#free = count;
  }

  /** @throws SemaphoreFullError without having begun `work`. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else if (this.#waiting.length >= this.maxWaiting) throw new SemaphoreFullError();
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
