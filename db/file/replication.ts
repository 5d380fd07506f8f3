import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Duplex } from 'node:stream';
import type { Database } from '../client';
import { touchSetting } from '../settings';
import { type Listing, LitestreamError, listReplica, type Position } from './litestream';
import { noteReplica, replicaProblem, wasEmptied } from './replicaFork';
import { copiedLog, hasReached, shadowFolder, writtenAt } from './replicaPosition';

interface Options {
  litestream: string;
  file: string;
  url: string;
  /** What the replica holds, where that was compared with the file already. */
  checked?: Listing | undefined;
  /** Told whatever the operator should read. */
  log: (line: string) => void;
  times?: Times;
}

/** All in milliseconds. */
export interface Times {
  /** Between two looks at how far file and replica are. */
  look: number;
  /** How far behind is worth a line, and makes Litestream start anew. */
  stuck: number;
  /** Between two listings of the replica while Litestream runs. */
  list: number;
  /** Until a replica that can't be used is asked again. */
  retry: number;
  /** How long Litestream may take to send the last changes when the server stops. */
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
 * Litestream at work beside the server, and the proof that it works. What it says it has stored is
 * compared with what it has copied of the database's log, and looked up in the replica. A Litestream
 * that ends or is stuck is started again; a replica that is newer, or that lost what was stored, is
 * left alone until it is as it was or the operator promotes the file.
 */
export class Replication {
  readonly #options: Options;
  readonly #times: Times;
  #db: Database | undefined;
  #child: ChildProcess | undefined;
  #startedAt = 0;
  /** How long Litestream may be behind: twice as long after each time that it had to be ended. */
  #patience: number;
  #listAt = 0;
  #isListing = false;
  /** What Litestream says is stored. */
  #stored: Position | undefined;
  /** The oldest change that is not known to be stored: when it was written, when seen, and its end. */
  #waiting: { written: number; since: number; end?: Position } | undefined;
  /** Since when the replica was not seen to hold what is stored. */
  #unseenSince: number | undefined = performance.now();
  #lastLine = '';
  #isKnownBehind = false;

  constructor(options: Options) {
    this.#options = { ...options, file: resolve(options.file) };
    this.#times = options.times ?? usualTimes;
    this.#patience = this.#times.stuck;
  }

  /**
   * Replicates `db`, the open file, and looks how far file and replica are.
   * @returns milliseconds until it is to be called again.
   */
  keepUp(db: Database): number {
    this.#db = db;
    this.#look().catch((error: unknown) =>
      console.error('The replica could not be looked at.', error),
    );
    return this.#times.look;
  }

  /**
   * For how many seconds the oldest change that is not in the replica has waited, or the replica
   * could not be read; 0 where all is there.
   */
  behindSeconds(): number {
    this.#compare();
    const now = performance.now();
    const since = Math.min(this.#waiting?.since ?? now, this.#unseenSince ?? now);
    return Math.ceil((now - since) / 100) / 10;
  }

  /** Litestream's process; undefined between its end and its next start. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Sends the last changes and ends. To be called when nothing more is written. */
  async stop(): Promise<void> {
    const unsent = 'Litestream did not stop properly: the replica may lack the last changes.';
    const child = this.#child;
    this.#db = undefined;
    if (!child) return this.#options.log(unsent);
    const ended = new Promise((done) => child.once('exit', done));
    leash(child)?.destroy();
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

  /** Starts Litestream, where that loses nothing of what the replica holds. */
  async #startIfRight(db: Database): Promise<void> {
    const { litestream, file, url, checked } = this.#options;
    this.#options.checked = undefined;
    const listing = checked ?? (await listReplica(litestream, url));
    if (wasEmptied(db, url, listing)) throw new LitestreamError(emptied);
    const problem = checked ? undefined : await replicaProblem(litestream, file, url, listing);
    if (problem) throw new LitestreamError(problem);
    const own = copiedLog(file)?.position;
    // With its notes it would go on in the middle of a log whose beginning is lost.
    if (!own || !holds(listing, own)) rmSync(shadowFolder(file), { recursive: true, force: true });
    if (this.#db) this.#start(this.#db);
  }

  /** Looks up in the replica what Litestream says is there. */
  async #verify(db: Database): Promise<void> {
    const { litestream, url } = this.#options;
    const stored = this.#stored;
    if (!stored) return;
    if (!holds(await listReplica(litestream, url), stored)) {
      this.#child?.kill('SIGKILL');
      throw new LitestreamError(emptied);
    }
    noteReplica(db, url);
    this.#unseenSince = undefined;
    this.#listAt = this.#child ? performance.now() + this.#times.list : 0;
  }

  #start(db: Database): void {
    const { litestream, file, url, log } = this.#options;
    // A group of its own, because a terminal's Ctrl-C must not end it before the server has. It
    // ends with `cat`, which ends when this process does, however that happens.
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
    leash(child)?.on('error', () => {});
    const ended = (reason: string) => {
      leash(child)?.destroy();
      if (this.#child !== child) return;
      this.#child = undefined;
      this.#listAt = 0;
      if (this.#db) log(`Litestream ended (${reason}); it is started again.`);
    };
    child.once('error', (error) => ended(error.message));
    child.once('exit', (code, signal) => ended(signal ?? `exit code ${code}`));
    // Of what is stored already it would say nothing.
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

  /** Some things are said every second. */
  #logOnce(line: string): void {
    if (line !== this.#lastLine) this.#options.log(line);
    this.#lastLine = line;
  }

  #compare(): void {
    const written = writtenAt(this.#options.file);
    const copied = copiedLog(this.#options.file);
    const waiting = this.#waiting;
    // A new generation holds all that the one before held.
    if (waiting && copied && copied.at >= waiting.written) {
      if (waiting.end?.generation !== copied.position.generation) waiting.end = copied.position;
    }
    if (waiting?.end && hasReached(this.#stored, waiting.end)) this.#waiting = undefined;
    const isStored = copied && copied.at >= written && hasReached(this.#stored, copied.position);
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

/** Whether a replica can be restored up to `stored`. */
export function holds({ snapshots, segments }: Listing, stored: Position): boolean {
  const own = ({ generation }: Position) => generation === stored.generation;
  const snapshot = snapshots.filter(own).sort(byPosition).at(-1);
  const following = segments.filter(own).sort(byPosition);
  const last = following.at(-1);
  if (!last || !snapshot) return false;
  // A restore reads on from the beginning of the snapshot's own log.
  const first = following.find(({ index }) => index >= snapshot.index);
  if (first && (first.index > snapshot.index || first.offset > 0)) return false;
  // A listing tells where a segment begins, not its end; meanwhile there may be more than `stored`.
  return last.index >= stored.index;
}

function byPosition(one: Position, other: Position): number {
  return one.index - other.index || one.offset - other.offset;
}

/** What holds Litestream to this process: it ends when this is closed. */
function leash(child: ChildProcess): Duplex | undefined {
  return (child.stdio as (Duplex | null | undefined)[])[3] ?? undefined;
}
