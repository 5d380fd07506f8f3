import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Duplex } from 'node:stream';
import { type Listing, listReplica, type Position } from './litestream';
import { filePosition, hasReached, shadowFolder } from './replicaPosition';

interface Options {
  litestream: string;
  file: string;
  url: string;
  /** Writes to the database, so that there is something to store. */
  prove: () => void;
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
  /** Between two listings of the replica, while there is something new in it. */
  list: number;
  /** How long Litestream may take to send the last changes when the server stops. */
  stop: number;
}

const unsent = 'Litestream did not end as it should: the replica may lack the last changes.';

const usualTimes: Times = { look: 1_000, stuck: 60_000, list: 60_000, stop: 15_000 };

/** The slowest line to a replica that is not taken for a stuck one while a snapshot is sent. */
const slowestBytesPerSecond = 50_000;

/** A replica to which nothing was added is listed this much more seldom. */
const idleFactor = 10;

/**
 * Litestream at work beside the server, and the proof that it works. What it says it has stored is
 * compared with how far the file is, and looked up in the replica. A Litestream that ends or is
 * stuck is started again.
 */
export class Replication {
  readonly #options: Options;
  readonly #times: Times;
  readonly #timer: NodeJS.Timeout;
  #child: ChildProcess | undefined;
  #isStopping = false;
  #isSendingSnapshot = false;
  #startedAt = 0;
  /** What Litestream says is stored. */
  #stored: Position | undefined;
  /** The oldest position of the file that is not known to be in the replica. */
  #waiting: { position: Position | undefined; since: number } | undefined;
  /** Since when the replica could not be read, or lacked what is stored. */
  #unseenSince: number | undefined;
  #listed: { stored: Position | undefined; at: number } = { stored: undefined, at: 0 };
  #lastComplaint = '';
  #isKnownBehind = false;
  #beginsAnew = false;

  constructor(options: Options) {
    this.#options = { ...options, file: resolve(options.file) };
    this.#times = options.times ?? usualTimes;
    this.#waiting = { position: undefined, since: performance.now() };
    this.#start();
    this.#timer = setInterval(() => void this.#look(), this.#times.look);
    this.#timer.unref();
  }

  /**
   * For how many seconds the oldest change that is not in the replica has waited, or the replica
   * could not be read; 0 where all is there.
   */
  get behindSeconds(): number {
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
    this.#isStopping = true;
    clearInterval(this.#timer);
    const child = this.#child;
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

  #start(): void {
    const { litestream, file, url, log, prove } = this.#options;
    // With its notes it would go on in the middle of a log whose beginning is lost.
    if (this.#beginsAnew) rmSync(shadowFolder(file), { recursive: true, force: true });
    this.#beginsAnew = false;
    // A group of its own, because a terminal's Ctrl-C must not end it before the server has. It
    // ends with `cat`, which ends when this process does, however that happens.
    const child = spawn(litestream, ['replicate', '-exec', 'sh -c "cat <&3"', file, url], {
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      detached: true,
    });
    this.#child = child;
    this.#startedAt = performance.now();
    this.#isSendingSnapshot = false;
    for (const output of [child.stdout, child.stderr]) {
      if (output) createInterface(output).on('line', (line) => this.#read(line));
    }
    leash(child)?.on('error', () => {});
    const restart = (reason: string) => {
      leash(child)?.destroy();
      if (this.#child !== child) return;
      this.#child = undefined;
      if (this.#isStopping) return;
      log(`Litestream ended (${reason}); it is started again.`);
      setTimeout(() => this.#isStopping || this.#start(), this.#times.look).unref();
    };
    child.once('error', (error) => restart(error.message));
    child.once('exit', (code, signal) => restart(signal ?? `exit code ${code}`));
    // Of what is stored already it would say nothing.
    prove();
  }

  #read(line: string): void {
    const { log } = this.#options;
    const at = /position=(\w+)\/([0-9a-f]{8}):(\d+)/.exec(line);
    if (line.includes('INFO write snapshot')) this.#isSendingSnapshot = true;
    if (line.includes('INFO snapshot written')) this.#isSendingSnapshot = false;
    if (at && line.includes('INFO wal segment written')) {
      const [, generation = '', index = '', offset = ''] = at;
      const size = Number(/\bsz=(\d+)/.exec(line)?.[1]);
      this.#stored = {
        generation,
        index: Number.parseInt(index, 16),
        offset: Number(offset) + size,
      };
    }
    if (!/\b(ERROR|WARN)\b/.test(line)) return;
    const complaint = line.replace(/^.*?\b(ERROR|WARN)\b\s*/, '');
    // It says the same every second.
    if (complaint !== this.#lastComplaint) log(`Litestream: ${complaint}`);
    this.#lastComplaint = complaint;
  }

  async #look(): Promise<void> {
    this.#report();
    await this.#list();
  }

  #compare(): void {
    const position = filePosition(this.#options.file);
    const waitsFor = this.#waiting?.position;
    if (position && waitsFor && hasReached(this.#stored, waitsFor)) this.#waiting = undefined;
    if (this.#waiting) {
      // A new generation holds all that the one before held.
      if (waitsFor?.generation !== position?.generation) this.#waiting.position = position;
    } else if (position && !hasReached(this.#stored, position)) {
      this.#waiting = { position, since: performance.now() };
    }
  }

  #report(): void {
    const { log } = this.#options;
    const seconds = this.behindSeconds;
    const isBehind = seconds * 1000 > this.#times.stuck;
    if (isBehind && !this.#isKnownBehind) {
      log(
        `The replica is ${Math.round(seconds)} s behind: until it follows, a lost disk loses what is saved now.`,
      );
    }
    if (!isBehind && this.#isKnownBehind) log('The replica has everything again.');
    this.#isKnownBehind = isBehind;
    const isStuck = isBehind && performance.now() - this.#startedAt > this.#patience();
    if (isStuck) this.#child?.kill('SIGKILL');
  }

  #patience(): number {
    if (!this.#isSendingSnapshot) return this.#times.stuck;
    const bytes = statSync(this.#options.file, { throwIfNoEntry: false })?.size ?? 0;
    return this.#times.stuck + (bytes / slowestBytesPerSecond) * 1000;
  }

  /** Looks up in the replica what Litestream says is there, and the snapshot that it builds on. */
  async #list(): Promise<void> {
    const { litestream, url, log } = this.#options;
    const stored = this.#stored;
    const isNew = stored !== this.#listed.stored || this.#unseenSince !== undefined;
    const pause = isNew ? this.#times.list : idleFactor * this.#times.list;
    if (!stored || performance.now() - this.#listed.at < pause) return;
    this.#listed = { stored, at: performance.now() };
    try {
      if (holds(await listReplica(litestream, url), stored)) {
        this.#unseenSince = undefined;
        return;
      }
      log('The replica lacks what was stored in it: was it emptied, or its disk taken away?');
      this.#stored = undefined;
      this.#beginsAnew = true;
      this.#waiting ??= { position: filePosition(this.#options.file), since: performance.now() };
      this.#child?.kill('SIGKILL');
    } catch (error) {
      log(`The replica can't be read: ${error instanceof Error ? error.message : error}`);
      this.#unseenSince ??= performance.now();
    }
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
  // A listing tells where a segment begins; its end lies behind that.
  return last.index > stored.index || (last.index === stored.index && last.offset < stored.offset);
}

function byPosition(one: Position, other: Position): number {
  return one.index - other.index || one.offset - other.offset;
}

/** What holds Litestream to this process: it ends when this is closed. */
function leash(child: ChildProcess): Duplex | undefined {
  return (child.stdio as (Duplex | null | undefined)[])[3] ?? undefined;
}
