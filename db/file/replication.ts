import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Duplex } from 'node:stream';
import type { Database } from '../client';
import { writeIfPossible } from '../errors';
import { touchSetting } from '../settings';
import { type Listing, LitestreamError, listReplica, newestPiece } from './litestream';
import {
  heartbeat,
  isContinued,
  positionText,
  recordPosition,
  recordReplica,
  replicaProblem,
  shadowFolder,
  wasEmptied,
} from './replicaFork';

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
  /** Interval of heartbeats; each must reach the replica before the next. */
  beat: number;
  /** Between two looks at a replica that isn't known to be up to date. */
  retry: number;
  /** How long Litestream may take to send the last changes at shutdown. */
  stop: number;
}

const usualTimes: Times = { beat: 60_000, retry: 2_000, stop: 15_000 };

const emptied =
  'it lacks what was stored in it. Is its disk mounted? Was it emptied? To fill it again from this file, run npm run promote.';

/**
 * Runs Litestream beside the server, and checks by a heartbeat in the database that what is written
 * reaches the replica. Starts a Litestream again that ended. Leaves a replica alone that is newer or
 * lost data, until it is back to normal or the operator promotes the file.
 */
export class Replication {
  readonly #options: Options;
  readonly #times: Times;
  #child: ChildProcess | undefined;
  /** The replica's newest piece when it was last looked at. */
  #newest: string | undefined;
  /** Since when something waits that isn't known to be stored (`performance.now()`). */
  #waitingSince = performance.now();
  #wasStored = false;
  #isStopping = false;
  #lastLine = '';
  #isKnownBehind = false;

  constructor(options: Options) {
    this.#options = { ...options, file: resolve(options.file) };
    this.#times = options.times ?? usualTimes;
  }

  /**
   * Looks at the replica of `db`, the open file, and writes the next heartbeat.
   * @returns milliseconds until the next call.
   */
  async keepUp(db: Database, stopping: AbortSignal): Promise<number> {
    const { litestream, url } = this.#options;
    try {
      const listing = this.#options.checked ?? (await listReplica(litestream, url, stopping));
      if (!this.#child) await this.#startIfRight(db, listing);
      else if (wasEmptied(db, url, listing)) {
        this.#child.kill('SIGKILL');
        throw new LitestreamError(emptied);
      }
      this.#judge(db, listing);
    } catch (error) {
      if (stopping.aborted) return this.#times.retry;
      const reason = error instanceof Error ? error.message : error;
      this.#logOnce(`The replica ${url} can't be used, so nothing counts as replicated: ${reason}`);
      this.#wasStored = false;
    }
    this.#report();
    return this.#wasStored || this.#isKnownBehind ? this.#times.beat : this.#times.retry;
  }

  /**
   * Returns for how many seconds something has been waiting, or the replica has been unusable; 0 as
   * long as heartbeats are stored by the next one.
   */
  behindSeconds(): number {
    const waited = performance.now() - this.#waitingSince;
    return this.#wasStored && waited < 1.5 * this.#times.beat ? 0 : Math.ceil(waited / 100) / 10;
  }

  /** Litestream's process id; undefined between its exit and restart. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Closes the file, sends the last changes and stops. */
  async stop(db: Database): Promise<void> {
    const { litestream, file, url, log } = this.#options;
    this.#isStopping = true;
    const child = this.#child;
    beat(db);
    // Litestream holds the file open, and finds its log as it was.
    db.close();
    try {
      if (!child) throw new Error('it did not run');
      const ended = new Promise((done) => child.once('exit', done));
      exitPipe(child)?.destroy();
      const timer = setTimeout(() => child.kill('SIGKILL'), this.#times.stop);
      await ended;
      clearTimeout(timer);
      if (child.signalCode !== null) throw new Error('it was stopped');
      recordPosition(file, newestPiece(await listReplica(litestream, url)));
    } catch (error) {
      const reason = error instanceof Error ? error.message : error;
      log(
        `The replica may lack the last changes, since Litestream did not end properly: ${reason}`,
      );
    }
  }

  /** Starts Litestream unless that would lose data of the replica. */
  async #startIfRight(db: Database, listing: Listing): Promise<void> {
    const { litestream, file, url, checked } = this.#options;
    this.#options.checked = undefined;
    if (wasEmptied(db, url, listing)) throw new LitestreamError(emptied);
    const isSame = isContinued(file, listing);
    const problem = checked ? undefined : await replicaProblem(litestream, file, url, listing);
    if (problem) throw new LitestreamError(problem);
    // With an older state it would continue in the middle of a log whose beginning is lost.
    if (!isSame) rmSync(shadowFolder(file), { recursive: true, force: true });
    if (!this.#isStopping) this.#start();
  }

  #judge(db: Database, listing: Listing): void {
    const newest = positionText(newestPiece(listing));
    // What came since the heartbeat holds it.
    if (this.#newest !== undefined && newest !== '' && newest !== this.#newest) {
      this.#wasStored = true;
      this.#waitingSince = performance.now();
      recordReplica(db, this.#options.url);
    }
    this.#newest = newest;
    beat(db);
  }

  #start(): void {
    const { litestream, file, url, log } = this.#options;
    const config = `${file}.litestream.yml`;
    // JSON is YAML.
    writeFileSync(
      config,
      JSON.stringify({
        logging: { level: 'warn', stderr: true },
        dbs: [{ path: file, replicas: [{ url }] }],
      }),
    );
    // A separate process group, so that Ctrl-C in a terminal doesn't end it before the server. It
    // exits with `cat`, which exits with this process.
    const parameters = ['replicate', '-config', config, '-exec', 'sh -c "cat <&3"'];
    const child = spawn(litestream, parameters, {
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
      detached: true,
    });
    this.#child = child;
    for (const output of [child.stdout, child.stderr]) {
      if (output)
        createInterface(output).on('line', (line) => this.#logOnce(`Litestream: ${line}`));
    }
    exitPipe(child)?.on('error', () => {});
    const ended = (reason: string) => {
      exitPipe(child)?.destroy();
      if (this.#child !== child) return;
      this.#child = undefined;
      this.#wasStored = false;
      if (!this.#isStopping) log(`Litestream ended (${reason}); it is started again.`);
    };
    child.once('error', (error) => ended(error.message));
    child.once('exit', (code, signal) => ended(signal ?? `exit code ${code}`));
  }

  /** Skips repetitions: Litestream repeats some lines every second. */
  #logOnce(line: string): void {
    if (line !== this.#lastLine) this.#options.log(line);
    this.#lastLine = line;
  }

  #report(): void {
    const seconds = this.behindSeconds();
    const isBehind = seconds * 1000 > this.#times.beat;
    if (isBehind !== this.#isKnownBehind) {
      const words = `The replica is ${Math.round(seconds)} s behind: until it catches up, a lost disk loses what is saved now.`;
      this.#options.log(isBehind ? words : 'The replica is up to date again.');
    }
    this.#isKnownBehind = isBehind;
  }
}

/** On a full disk the next one is written later: what runs is looked at, and stopped, all the same. */
const beat = (db: Database): void => writeIfPossible(() => touchSetting(db, heartbeat));

/** The pipe that ties Litestream to this process: it exits when the pipe closes. */
function exitPipe(child: ChildProcess): Duplex | undefined {
  return (child.stdio as (Duplex | null | undefined)[])[3] ?? undefined;
}
