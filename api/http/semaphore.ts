/** Too many are waiting; try again later. */
export class SemaphoreFullError extends Error {}

/** Runs up to `count` pieces of work at once and queues up to `maxWaiting` others in order. */
export class Semaphore {
  #free: number;
  #waiting: (() => void)[] = [];

  constructor(
    count: number,
    readonly maxWaiting: number,
  ) {
    this.#free = count;
  }

  /** @throws SemaphoreFullError without starting `work`. */
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
