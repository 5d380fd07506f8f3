/**
 * Runs one turn of a job, a few milliseconds long unless it waits for something.
 * @param stopping aborted when the server stops: work in progress should end soon.
 * @returns milliseconds until the next turn; undefined to wait for `wake`.
 * @throws on failure, which is logged and retried after a pause.
 */
export type Run = (stopping: AbortSignal) => number | undefined | Promise<number | undefined>;

/** A background job of the server. */
export interface Job {
  name: string;
  run: Run;
}

export function job(name: string, run: Run): Job {
  return { name, run };
}

/** Pauses after one failure and after several in a row, in milliseconds. */
const failurePauses = [60_000, 5 * 60_000] as const;
/** Limits timers, so that a changed clock is noticed within a minute. */
const longestTimerMs = 60_000;

/** Runs jobs concurrently, each one turn at a time, from `start` to `stop`. */
export class JobRunner {
  readonly #entries: Entry[];
  readonly #stopping = new AbortController();
  #isStarted = false;

  constructor(jobs: readonly Job[]) {
    this.#entries = jobs.map((job) => new Entry(job, this.#stopping.signal));
  }

  /** Starts all jobs, also after a pause. */
  start(): void {
    this.#isStarted = true;
    for (const entry of this.#entries) entry.start();
  }

  /** Resolves when no turn is running. None begins before the next `start`. */
  async pause(): Promise<void> {
    this.#isStarted = false;
    await Promise.all(this.#entries.map((entry) => entry.stop()));
  }

  /** Returns when each job last ended a turn without failing, in milliseconds of the clock. */
  lastSuccesses(): Map<string, number> {
    return new Map(
      this.#entries.flatMap(({ job, succeededAt }) =>
        succeededAt === undefined ? [] : [[job.name, succeededAt]],
      ),
    );
  }

  /**
   * Runs these jobs as soon as possible, after the current synchronous work, so also after the
   * caller's transaction. Failed jobs still wait for their pause. Never throws.
   */
  wake(...names: string[]): void {
    if (!this.#isStarted) return;
    for (const entry of this.#entries) if (names.includes(entry.job.name)) entry.wake();
  }

  /** Stops all jobs; resolves when no turn is running. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#entries.map((entry) => entry.stop()));
  }
}

class Entry {
  #timer: NodeJS.Timeout | undefined;
  #turn: Promise<void> | undefined;
  #isWoken = false;
  #isStopped = false;
  #failures = 0;
  succeededAt: number | undefined;

  constructor(
    readonly job: Job,
    private readonly stopping: AbortSignal,
  ) {}

  wake(): void {
    if (this.#turn) this.#isWoken = true;
    else if (this.#failures === 0) this.waitFor(0);
  }

  start(): void {
    this.#isStopped = false;
    if (!this.#turn) this.waitFor(0);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#turn;
  }

  waitFor(milliseconds: number): void {
    if (this.#isStopped || this.stopping.aborted) return;
    clearTimeout(this.#timer);
    const due = Date.now() + milliseconds;
    // Not the clock's time alone: one that is set back would stop the job for as long.
    const left = () => Math.min(due - Date.now(), milliseconds - longestTimerMs);
    this.#timer =
      milliseconds > longestTimerMs
        ? setTimeout(() => this.waitFor(Math.max(left(), 0)), longestTimerMs)
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
      this.succeededAt = Date.now();
    } catch (error) {
      if (this.stopping.aborted) return;
      wait = failurePauses[Math.min(this.#failures, failurePauses.length - 1)];
      this.#failures += 1;
      const minutes = Math.round((wait ?? 0) / 60_000);
      console.error(`${this.job.name}: failed, retrying in ${minutes} min`, error);
    }
    this.#turn = undefined;
    if (this.#isWoken && this.#failures === 0) wait = 0;
    this.#isWoken = false;
    if (wait !== undefined) this.waitFor(wait);
  }
}
