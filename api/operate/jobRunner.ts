/**
 * One turn of a job. It works for some milliseconds at most where it doesn't wait for something else.
 * @param stopping aborted when the server stops: what is under way should end soon.
 * @returns milliseconds until the next turn; undefined where it has to be woken.
 * @throws where it failed, which is logged: it is tried again after a pause.
 */
export type Run = (stopping: AbortSignal) => number | undefined | Promise<number | undefined>;

/** Work that the server does by itself. */
export interface Job {
  name: string;
  run: Run;
}

export function job(name: string, run: Run): Job {
  return { name, run };
}

/** Pauses after one failure and after more in a row, in milliseconds. */
const failurePauses = [60_000, 5 * 60_000] as const;
/** A timer waits no longer, so that a clock that was set is noticed within a minute. */
const longestTimerMs = 60_000;

/** Runs jobs beside each other, each one turn at a time, from `start` to `stop`. */
export class JobRunner {
  readonly #entries: Entry[];
  readonly #stopping = new AbortController();
  #isStarted = false;

  constructor(jobs: readonly Job[]) {
    this.#entries = jobs.map((job) => new Entry(job, this.#stopping.signal));
  }

  start(): void {
    this.#isStarted = true;
    for (const entry of this.#entries) entry.waitFor(0);
  }

  /**
   * Has the turn of these jobs come at once: after what runs now, so after a transaction that it is
   * called in. A job that failed waits for its pause all the same. Never throws.
   */
  wake(...names: string[]): void {
    if (!this.#isStarted) return;
    for (const entry of this.#entries) if (names.includes(entry.job.name)) entry.wake();
  }

  /** Ends all jobs; resolves when no turn is under way. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#entries.map((entry) => entry.stop()));
  }
}

class Entry {
  #timer: NodeJS.Timeout | undefined;
  #turn: Promise<void> | undefined;
  #isWoken = false;
  #failures = 0;

  constructor(
    readonly job: Job,
    private readonly stopping: AbortSignal,
  ) {}

  wake(): void {
    if (this.#turn) this.#isWoken = true;
    else if (this.#failures === 0) this.waitFor(0);
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#turn;
  }

  waitFor(milliseconds: number): void {
    if (this.stopping.aborted) return;
    clearTimeout(this.#timer);
    const due = Date.now() + milliseconds;
    this.#timer =
      milliseconds > longestTimerMs
        ? setTimeout(() => this.waitFor(Math.max(due - Date.now(), 0)), longestTimerMs)
        : setTimeout(() => {
            this.#turn = this.#run();
          }, milliseconds);
    this.#timer.unref();
  }

  async #run(): Promise<void> {
    let wait: number | undefined;
    try {
      wait = await this.job.run(this.stopping);
      this.#failures = 0;
    } catch (error) {
      if (this.stopping.aborted) return;
      wait = failurePauses[Math.min(this.#failures, failurePauses.length - 1)];
      this.#failures += 1;
      const minutes = Math.round((wait ?? 0) / 60_000);
      console.error(`${this.job.name}: failed; the next try is in ${minutes} min`, error);
    }
    this.#turn = undefined;
    if (this.#isWoken && this.#failures === 0) wait = 0;
    this.#isWoken = false;
    if (wait !== undefined) this.waitFor(wait);
  }
}
