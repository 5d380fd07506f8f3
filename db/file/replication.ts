import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Duplex } from 'node:stream';
import type { Database } from '../client';
import { touchSetting } from '../settings';
import { type Listing, LitestreamError, listReplica, type Position } from './litestream';
import { recordReplica, replicaProblem, wasEmptied } from './replicaFork';
import { copiedLog, isAtOrAfter, shadowFolder, writtenAt } from './replicaPosition';

interface Options {
  litestream: string;
  file: string;
  url: string;
  /** The replica's contents, if they were already compared with the file. */
  checked?: Listing | undefined;
  /** Receives lines for the operator. */
  log: (line: string) => void;
  times?: Times;
}

/** All in milliseconds. */
export interface Times {
  /** Interval between two checks of file and replica. */
  look: number;
  /** Delay that is logged, and after which Litestream is restarted. */
  stuck: number;
  /** Interval between two listings of the replica while Litestream runs. */
  list: number;
  /** Interval between two attempts to read an unusable replica. */
  retry: number;
  /** How long Litestream may take to send the last changes at shutdown. */
  stop: number;
}

const emptied =
  'it lacks what was stored in it. Is its disk mounted? Was it emptied? To fill it again from this file, run npm run promote.';

const usualTimes: Times = {
  look: 1_000,
  stuck: 60_000,
  list: 60_000,
  retry: 30_000,
  stop: 15_000,
};

/**
 * Runs Litestream beside the server and verifies that it works. Compares what it reports as stored
 * with what it has copied of the database's log, and looks that up in the replica. Restarts a
 * Litestream that exits or is stuck. Leaves a replica alone that is newer or lost data, until it is
 * back to normal or the operator promotes the file.
 */
export class Replication {
  readonly #options: Options;
  readonly #times: Times;
  #db: Database | undefined;
  #child: ChildProcess | undefined;
  #startedAt = 0;
  /** How long Litestream may lag before it is killed; doubles after each kill. */
  #patience: number;
  #listAt = 0;
  #isListing = false;
  /** The position that Litestream reports as stored. */
  #stored: Position | undefined;
  /**
   * The oldest change not known to be stored: when it was written, when it was noticed, and its
   * end.
   */
  #waiting: { written: number; since: number; end?: Position } | undefined;
  /** Since when the replica hasn't been seen to hold what is stored. */
  #unseenSince: number | undefined = performance.now();
  #lastLine = '';
  #isKnownBehind = false;

  constructor(options: Options) {
    this.#options = { ...options, file: resolve(options.file) };
    this.#times = options.times ?? usualTimes;
    this.#patience = this.#times.stuck;
  }

  /**
   * Replicates `db`, the open file, and checks the progress.
   * @returns milliseconds until the next call.
   */
  keepUp(db: Database): number {
    this.#db = db;
    this.#look().catch((error: unknown) =>
      console.error('The replica could not be looked at.', error),
    );
    return this.#times.look;
  }

  /**
   * Returns for how many seconds the oldest change has been waiting, or the replica has been
   * unreadable; 0 if everything is stored.
   */
  behindSeconds(): number {
    this.#compare();
    const now = performance.now();
    const since = Math.min(this.#waiting?.since ?? now, this.#unseenSince ?? now);
    return Math.ceil((now - since) / 100) / 10;
  }

  /** Litestream's process id; undefined between its exit and restart. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Sends the last changes and stops. Call it when nothing more is written. */
  async stop(): Promise<void> {
    const unsent = 'Litestream did not stop properly: the replica may lack the last changes.';
    const child = this.#child;
    this.#db = undefined;
    if (!child) return this.#options.log(unsent);
    const ended = new Promise((done) => child.once('exit', done));
    exitPipe(child)?.destroy();
    const timer = setTimeout(() => {
      this.#options.log(unsent);
      child.kill('SIGKILL');
    }, this.#times.stop);
    await ended;
    clearTimeout(timer);
  }

  async #look(): Promise<void> {
    this.#report();
    if (!this.#db || this.#isListing || performance.now() < this.#listAt) return;
    this.#isListing = true;
    try {
      if (this.#child) await this.#verify(this.#db);
      else await this.#startIfRight(this.#db);
    } catch (error) {
      const { url } = this.#options;
      const reason = error instanceof Error ? error.message : error;
      this.#logOnce(`The replica ${url} can't be used, so nothing counts as replicated: ${reason}`);
      this.#unseenSince ??= performance.now();
      this.#listAt = performance.now() + this.#times.retry;
    }
    this.#isListing = false;
  }

  /** Starts Litestream unless that would lose data of the replica. */
  async #startIfRight(db: Database): Promise<void> {
    const { litestream, file, url, checked } = this.#options;
    this.#options.checked = undefined;
    const listing = checked ?? (await listReplica(litestream, url));
    if (wasEmptied(db, url, listing)) throw new LitestreamError(emptied);
    const problem = checked ? undefined : await replicaProblem(litestream, file, url, listing);
    if (problem) throw new LitestreamError(problem);
    const own = copiedLog(file)?.position;
    // With its old state it would continue in the middle of a log whose beginning is lost.
    if (!own || !holdsPosition(listing, own))
      rmSync(shadowFolder(file), { recursive: true, force: true });
    if (this.#db) this.#start(this.#db);
  }

  /** Checks that the replica holds what Litestream reports as stored. */
  async #verify(db: Database): Promise<void> {
    const { litestream, url } = this.#options;
    const stored = this.#stored;
    if (!stored) return;
    if (!holdsPosition(await listReplica(litestream, url), stored)) {
      this.#child?.kill('SIGKILL');
      throw new LitestreamError(emptied);
    }
    recordReplica(db, url);
    this.#unseenSince = undefined;
    this.#listAt = this.#child ? performance.now() + this.#times.list : 0;
  }

  #start(db: Database): void {
    const { litestream, file, url, log } = this.#options;
    // A separate process group, so that Ctrl-C in a terminal doesn't end it before the server. It
    // exits with `cat`, which exits with this process.
    const child = spawn(litestream, ['replicate', '-exec', 'sh -c "cat <&3"', file, url], {
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      detached: true,
    });
    this.#child = child;
    this.#startedAt = performance.now();
    this.#stored = undefined;
    for (const output of [child.stdout, child.stderr]) {
      if (output) createInterface(output).on('line', (line) => this.#read(line));
    }
    exitPipe(child)?.on('error', () => {});
    const ended = (reason: string) => {
      exitPipe(child)?.destroy();
      if (this.#child !== child) return;
      this.#child = undefined;
      this.#listAt = 0;
      if (this.#db) log(`Litestream ended (${reason}); it is started again.`);
    };
    child.once('error', (error) => ended(error.message));
    child.once('exit', (code, signal) => ended(signal ?? `exit code ${code}`));
    // It reports nothing about what was already stored.
    touchSetting(db, 'replica_proof');
  }

  #read(line: string): void {
    const at = /INFO wal segment written .*position=(\w+)\/(\w+):(\d+).*\bsz=(\d+)/.exec(line);
    if (at) {
      const [, generation = '', index = '', offset, size] = at;
      const end = Number(offset) + Number(size);
      this.#stored = { generation, index: Number.parseInt(index, 16), offset: end };
    }
    const complaint = /\b(?:ERROR|WARN)\b\s*(.*)/.exec(line)?.[1];
    if (complaint) this.#logOnce(`Litestream: ${complaint}`);
  }

  /** Skips repetitions: Litestream repeats some lines every second. */
  #logOnce(line: string): void {
    if (line !== this.#lastLine) this.#options.log(line);
    this.#lastLine = line;
  }

  #compare(): void {
    const written = writtenAt(this.#options.file);
    const copied = copiedLog(this.#options.file);
    const waiting = this.#waiting;
    // A new generation contains everything of the one before.
    if (waiting && copied && copied.at >= waiting.written) {
      if (waiting.end?.generation !== copied.position.generation) waiting.end = copied.position;
    }
    if (waiting?.end && isAtOrAfter(this.#stored, waiting.end)) this.#waiting = undefined;
    const isStored = copied && copied.at >= written && isAtOrAfter(this.#stored, copied.position);
    if (!isStored) this.#waiting ??= { written, since: performance.now() };
  }

  #report(): void {
    const { log } = this.#options;
    const seconds = this.behindSeconds();
    const isBehind = seconds * 1000 > this.#times.stuck;
    if (isBehind && !this.#isKnownBehind) {
      log(
        `The replica is ${Math.round(seconds)} s behind: until it catches up, a lost disk loses what is saved now.`,
      );
    }
    if (!isBehind && this.#isKnownBehind) log('The replica is up to date again.');
    this.#isKnownBehind = isBehind;
    if (!isBehind) this.#patience = this.#times.stuck;
    if (!this.#child || !isBehind || performance.now() - this.#startedAt < this.#patience) return;
    this.#patience *= 2;
    this.#child.kill('SIGKILL');
  }
}

/** Tells whether a replica can be restored up to `stored`. */
export function holdsPosition({ snapshots, segments }: Listing, stored: Position): boolean {
  const own = ({ generation }: Position) => generation === stored.generation;
  const snapshot = snapshots.filter(own).sort(byPosition).at(-1);
  const following = segments.filter(own).sort(byPosition);
  const last = following.at(-1);
  if (!last || !snapshot) return false;
  // A restore starts at the beginning of the log that the snapshot was taken in.
  const first = following.find(({ index }) => index >= snapshot.index);
  if (first && (first.index > snapshot.index || first.offset > 0)) return false;
  // Listings show where a segment begins, not its end, and there may be more than `stored` by now.
  return last.index >= stored.index;
}

function byPosition(one: Position, other: Position): number {
  return one.index - other.index || one.offset - other.offset;
}

/** The pipe that ties Litestream to this process: it exits when the pipe closes. */
function exitPipe(child: ChildProcess): Duplex | undefined {
  return (child.stdio as (Duplex | null | undefined)[])[3] ?? undefined;
}
