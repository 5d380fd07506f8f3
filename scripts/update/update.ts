import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Rehearsal } from '../../api/operate/rehearsal';
import { lockForServing } from '../../db/file/serverLock';
import { timeForFileName } from '../../db/time';
import { confirmReplacing } from '../command';
import { checkNeeds } from './needs';
import {
  CallError,
  call,
  callRelease,
  endCallsWithProcess,
  isRoot,
  ownerOf,
  type User,
} from './processes';
import { type Installation, type Switch, versionOf } from './releases';
import { Service } from './service';
import { findSource } from './sources';

/** Edges hold requests for about ten seconds (docs/nginx/edge.conf). */
const heldMilliseconds = 8000;
/** Between the end of the old server and the start of the new one. */
const processMilliseconds = 1000;
const minWaitMilliseconds = 10_000;
/** The server can't open the file (EX_CONFIG). */
const refusedExitCode = 78;
const unit = 'wattlepath.service';

/** The command's call. */
interface WantedRelease {
  asked: string | undefined;
  back: boolean;
  yes: boolean;
}

/** Changes which release an installation serves. */
export class Update {
  readonly #service: Service | undefined;
  /** Reads and writes the database. */
  readonly #user: User;
  /** The folder in which a copy of the database is updated on trial. */
  readonly #rehearsal: string;

  constructor(
    readonly installation: Installation,
    readonly file: string,
    readonly hasReplica: boolean,
  ) {
    this.#service = Service.on(file, installation.unfinished?.unit);
    this.#user = ownerOf(file);
    this.#rehearsal = `${file}.rehearsal`;
    const { uid } = installation.owner;
    const isOwn = [uid, this.#user.uid].every((each) => each === process.getuid?.());
    if (isRoot || (isOwn && !this.#service?.unit)) return;
    throw new Error(
      `Run this as root: ${this.#service?.unit ?? file} and ${installation.root} are not this user's alone.`,
    );
  }

  /** Updates or goes back, after what an interrupted run left, while no other update runs. */
  async run({ asked, back, yes }: WantedRelease): Promise<void> {
    const { installation } = this;
    const lock = await lockForServing(join(installation.releases, 'update'), 0, () => {
      throw new Error('Another update is running.');
    });
    const letCallsLive = endCallsWithProcess();
    try {
      // Removes what an update left unfinished: only while none is running.
      await installation.prepare();
      rmSync(this.#rehearsal, { recursive: true, force: true });
      const finished = await this.#finish();
      if (!back) await this.#update(asked);
      else if (!finished?.isBack) await this.#goBack(yes);
    } finally {
      letCallsLive();
      this.#service?.enter(undefined);
      lock.close();
    }
  }

  /** Goes on with a change of releases that was interrupted. @returns undefined if none was. */
  async #finish(): Promise<Switch | undefined> {
    const { unfinished } = this.installation;
    if (!unfinished) return undefined;
    console.log(`The change to ${basename(unfinished.to)} was interrupted; going on with it.`);
    await this.#switch(unfinished, minWaitMilliseconds);
    return unfinished;
  }

  async #update(asked: string | undefined): Promise<void> {
    const { installation } = this;
    const source = await step('Looking for the release', () => findSource(installation, asked));
    const { serving } = installation;
    if (serving && basename(serving) === source.name) {
      return console.log(`${source.name} is served already.`);
    }
    if (source.changes.length > 0) {
      console.log(['What is new:', ...source.changes].join('\n  '));
    }
    checkNeeds(this.file, installation.releases);
    const folder = await installation.make(source.name, async (partial) => {
      const there = { cwd: partial, as: installation.owner };
      await step('Putting its files beside the site', () => source.fill(partial));
      await step('Installing its packages', () => installation.installModules(partial));
      const compile = () => call(process.execPath, ['-e', ensureDriver], there);
      // Later Nodes need none compiled.
      if (Number(process.versions.napi) >= 10) await compile();
      else
        await step(
          'Compiling its SQLite driver, if it has none (minutes on a busy machine)',
          compile,
        );
      await step('Building it', () => call(process.execPath, ['scripts/build.js'], there));
    });
    const { prepared, served } = await step('Rehearsing on a copy of the database', () =>
      this.#rehearse(folder),
    );
    console.log(`  updated the copy in ${seconds(prepared)}, served it in ${seconds(served)}`);
    const from = await installation.adopt(`${versionOf(installation.root)}-${timeForFileName()}`);
    const gap = prepared + served + processMilliseconds;
    const change = { from, to: folder, unit: this.#service?.unit, isBack: false };
    installation.begin(change);
    if (this.#service && gap >= heldMilliseconds) await this.#prepareFile(change);
    await this.#switch(change, Math.max(minWaitMilliseconds, 3 * gap));
    await installation.prune();
    nameNewerUnit(from, folder);
    console.log(`Updated from ${basename(from)} to ${basename(folder)}.`);
  }

  /** @throws Error if the release can't update a copy of the database, or doesn't serve it. */
  async #rehearse(folder: string): Promise<Rehearsal> {
    const as = this.#user;
    const copy = join(this.#rehearsal, 'site.db');
    const { serving, root } = this.installation;
    try {
      await call('mkdir', ['-m', '700', this.#rehearsal], { as });
      await callRelease(serving ?? root, 'backup', [copy], { as });
      const settings = { DATABASE_FILE: copy };
      const output = await callRelease(folder, 'server', ['--rehearsal'], { as, settings });
      return JSON.parse(output.split('\n').at(-1) ?? '') as Rehearsal;
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      throw new Error(`${inWords(error)}\nThe rehearsal failed. Nothing was changed.`);
    } finally {
      rmSync(this.#rehearsal, { recursive: true, force: true });
    }
  }

  /** Updates the file while the old server goes on reading and refuses saves. */
  async #prepareFile(change: Switch): Promise<void> {
    const { from, to } = change;
    try {
      await step('Updating the database; pages are served, saves are refused', async () => {
        await this.#service?.refuseSaves();
        await callRelease(to, 'server', ['--prepare'], { as: this.#user });
      });
    } catch (error) {
      if (await this.#canOpen(from)) {
        this.installation.undo();
        throw new Error(`${inWords(error)}\n${basename(from)} is served as before.`);
      }
      await this.#revert(change, error);
    }
  }

  /** Goes back to the release served before. */
  async #goBack(isSure: boolean): Promise<void> {
    const { installation } = this;
    const { serving, previous } = installation;
    if (!serving || !previous) throw new Error('There is no earlier release to go back to.');
    const notes: string[] = [];
    if (!(await this.#canOpen(previous))) {
      const copy = this.#copyBefore(serving);
      const as = this.#user;
      const at = statSync(copy).mtime.toISOString();
      const since = await callRelease(serving, 'update', ['--since', at], { as });
      await confirmReplacing(
        `${basename(previous)} can't open ${this.file} as it is now. ${copy}, from before the update, will replace it; saved since: ${since}.`,
        isSure,
      );
      await this.#service?.refuseSaves();
      const folder = `${this.file}.saved-since-${timeForFileName()}`;
      await step('Exporting the newer posts', () =>
        callRelease(serving, 'export', [folder], { as }),
      );
      notes.push(`To take the newer posts in: npm run import -- ${folder} --apply.`);
    }
    const change = { from: serving, to: previous, unit: this.#service?.unit, isBack: true };
    installation.begin(change);
    await this.#switch(change, minWaitMilliseconds);
    console.log([`Went back to ${basename(previous)}.`, ...notes].join('\n'));
  }

  /** Serves another release with the installation's own files, or else the one before again. */
  async #switch(change: Switch, wait: number): Promise<void> {
    const { from, to } = change;
    try {
      await step(`Starting ${basename(to)}`, () => this.#serve(to, from, wait));
    } catch (error) {
      return this.#revert(change, error);
    }
    const { installation } = this;
    try {
      if (!change.isBack) {
        await step('Bringing the files here up to it', () => installation.bringUp(to));
      }
    } catch (error) {
      const remedy = `${basename(to)} is served, but the files in ${installation.root} stay older.`;
      console.error(`${inWords(error)}\n${remedy}`);
    }
    await installation.accept();
    installation.end(change);
  }

  /** Serves the release from before a change that failed. @throws Error always: what failed. */
  async #revert({ from, to }: Switch, reason: unknown): Promise<never> {
    console.error(inWords(reason));
    await step(`Going back to ${basename(from)}`, () => this.#serve(from, to, minWaitMilliseconds));
    this.installation.undo();
    throw new Error(`${basename(from)} is served as before.`);
  }

  /**
   * Starts a release, on the file from before the other's update where it can't open the present
   * one.
   * @throws Error if it doesn't serve in time.
   */
  async #serve(folder: string, other: string, wait: number): Promise<void> {
    const service = this.#service;
    if (await this.#canOpen(folder)) {
      this.installation.switchTo(folder);
      await service?.restart();
    } else {
      const copy = this.#copyBefore(other);
      await service?.stop();
      const as = this.#user;
      console.log(await callRelease(folder, 'restore', [copy, '--yes'], { as }));
      if (this.hasReplica) await callRelease(folder, 'promote', ['--yes'], { as });
      this.installation.switchTo(folder);
      await service?.start();
    }
    if (service && !(await service.serves(folder, wait))) {
      throw new Error(`It doesn't serve after ${seconds(wait)}; the server's log says why.`);
    }
    if (!service) console.log('  no server runs; the next start serves it');
  }

  /** Tells whether a release can open the file as it is. */
  async #canOpen(folder: string): Promise<boolean> {
    try {
      await callRelease(folder, 'server', ['--check-file'], { as: this.#user });
      return true;
    } catch (error) {
      if (error instanceof CallError && error.code === refusedExitCode) return false;
      throw error;
    }
  }

  /** Returns the copy that a release made before it updated the file. @throws if it is gone. */
  #copyBefore(release: string): string {
    const journal = join(release, 'dist/server/migrations/meta/_journal.json');
    const { entries } = JSON.parse(readFileSync(journal, 'utf8'));
    const copy = `${this.file}.before-update-${entries.at(-1).tag}`;
    if (existsSync(copy)) return copy;
    throw new Error(
      `${copy}, from before the update, is gone. Restore a backup from before it: npm run restore.`,
    );
  }
}

const ensureDriver = "import('./scripts/driver.js').then((driver) => driver.ensureDriver())";

/** Says which of systemd's files a release brought newer, which an update doesn't replace. */
function nameNewerUnit(from: string, to: string): void {
  const installed = { [unit]: '/etc/systemd/system', wattlepath: '/usr/local/bin' };
  for (const [name, folder] of Object.entries(installed)) {
    const [old, shipped, own] = [
      join(from, 'docs/systemd', name),
      join(to, 'docs/systemd', name),
      join(folder, name),
    ].map((path) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined));
    if (own === undefined || shipped === old || shipped === own) continue;
    console.log(`docs/systemd/${name} is newer than ${folder}/${name}: compare them with diff.`);
  }
}

/** Does a part of the work and shows how long it took. */
async function step<Result>(label: string, work: () => Promise<Result>): Promise<Result> {
  const { isTTY } = process.stdout;
  const began = performance.now();
  if (isTTY) process.stdout.write(`${label} …`);
  else console.log(`${label} …`);
  try {
    const result = await work();
    if (isTTY) process.stdout.write(` ${seconds(performance.now() - began)}\n`);
    return result;
  } catch (error) {
    if (isTTY) process.stdout.write('\n');
    throw error;
  }
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

const inWords = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
