import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { rootOf } from '../../api/operate/newRelease';
import { needDisk } from './needs';
import { call, isRoot, ownerOf, type User } from './processes';

const partialEnding = '.partial';
/** Besides the current one. */
const keptReleases = 2;

/**
 * An installation: the operator's checkout, with the releases that updates made. `dist`, which
 * commands and the unit start, leads to `current/dist`, and `current` to one of `releases/`.
 */
export class Installation {
  readonly releases: string;
  readonly current: string;
  /** Fetches and builds. */
  readonly owner: User;

  constructor(readonly root: string) {
    this.releases = join(root, 'releases');
    this.current = join(root, 'current');
    this.owner = ownerOf(root);
  }

  /** Finds the installation of a built command. @param builtFolder its `dist/`. */
  static of(builtFolder: string): Installation {
    return new Installation(rootOf(builtFolder));
  }

  get isCheckout(): boolean {
    return existsSync(join(this.root, '.git'));
  }

  /** The folder of the release that is served; undefined before the first update. */
  get serving(): string | undefined {
    const dist = lstatSync(join(this.root, 'dist'), { throwIfNoEntry: false });
    return dist?.isSymbolicLink() && existsSync(this.current)
      ? realpathSync(this.current)
      : undefined;
  }

  /** The release that was served before. */
  get previous(): string | undefined {
    return existsSync(this.#previous) ? realpathSync(this.#previous) : undefined;
  }

  get #previous(): string {
    return join(this.releases, 'previous');
  }

  release(name: string): string {
    return join(this.releases, name);
  }

  /**
   * A folder of this process alone: what an update that was killed had started may still write to
   * its own.
   */
  partial(name: string): string {
    return this.release(`${name}.${process.pid}${partialEnding}`);
  }

  /** Creates the folder of the releases, and removes what updates that were killed left there. */
  async prepare(): Promise<void> {
    mkdirSync(this.releases, { recursive: true });
    const { uid, gid } = this.owner;
    if (isRoot) await call('chown', [`${uid}:${gid}`, this.releases]);
    for (const name of readdirSync(this.releases)) {
      if (name.endsWith(partialEnding)) removePartial(this.release(name));
    }
    // Killed between the two names of `adopt`.
    if (existsSync(this.current) && !existsSync(join(this.root, 'dist'))) this.#linkBuild();
  }

  /**
   * Makes a release in a temporary folder, then renames it (atomic).
   * @returns its folder.
   */
  async make(name: string, fill: (folder: string) => Promise<void>): Promise<string> {
    const folder = this.release(name);
    if (existsSync(folder)) return folder;
    const partial = this.partial(name);
    try {
      await call('mkdir', [partial], { as: this.owner });
      await fill(partial);
      renameSync(partial, folder);
      return folder;
    } catch (error) {
      removePartial(partial);
      throw error;
    }
  }

  /** Makes a release of what is installed and built here, so that one can go back to it. */
  async adopt(name: string): Promise<string> {
    if (this.serving) return this.serving;
    const as = this.owner;
    const folder = await this.make(name, async (partial) => {
      const prefix = `--prefix=${partial}/`;
      await call('git', ['checkout-index', '--all', prefix], { cwd: this.root, as });
      await this.linkModules(partial);
      await call('cp', ['-al', join(this.root, 'dist'), partial], { as });
    });
    this.switchTo(folder);
    const [build, old] = [join(this.root, 'dist'), join(this.root, 'dist.old')];
    rmSync(old, { recursive: true, force: true });
    renameSync(build, old);
    this.#linkBuild();
    rmSync(old, { recursive: true });
    return folder;
  }

  /**
   * Gives a release the packages that it names: linked from the served one where it has them. What is
   * installed there counts, not what its files name: an operator's merge changed these already.
   */
  async installModules(folder: string): Promise<void> {
    const from = this.serving ?? this.root;
    if (hasPackagesOf(from, folder) && (await this.linkModules(folder))) return;
    const kilobytes = await call('du', ['-sk', join(from, 'node_modules')]);
    needDisk(this.releases, Number.parseInt(kilobytes, 10) * 1024, 'the packages');
    // The build needs those for development, whatever NODE_ENV says.
    await call('npm', ['ci', '--include=dev'], { cwd: folder, as: this.owner });
  }

  /** @returns whether the packages could be linked. */
  async linkModules(folder: string): Promise<boolean> {
    const from = this.serving ?? this.root;
    for (const path of ['node_modules', 'node20/node_modules']) {
      if (!existsSync(join(from, path))) continue;
      try {
        await call('cp', ['-al', join(from, path), join(folder, path)], { as: this.owner });
      } catch {
        rmSync(join(folder, path), { recursive: true, force: true });
        return false;
      }
    }
    return true;
  }

  /** Makes a release the one that the next start of the server takes. */
  switchTo(folder: string): void {
    pointLink(this.current, join('releases', basename(folder)));
    utimesSync(folder, new Date(), new Date());
  }

  #linkBuild(): void {
    symlinkSync(join('current', 'dist'), join(this.root, 'dist'));
  }

  /**
   * Makes the installation's own files those of a release, so that what is changed here is changed
   * in that.
   */
  async bringUp(release: string): Promise<void> {
    const ref = refOf(basename(release));
    await call('git', ['merge', '--ff-only', ref], { cwd: this.root, as: this.owner });
  }

  /** Has `npm start` serve the release in place, until the installation's own files change. */
  async accept(): Promise<void> {
    const args = ['scripts/build.js', '--accept'];
    await call(process.execPath, args, { cwd: this.root, as: this.owner });
  }

  /** Deletes all but the served release and those served last. */
  async prune(): Promise<void> {
    const [serving, previous] = [this.serving, this.previous];
    const folders = readdirSync(this.releases, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => this.release(name))
      .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
    const others = folders.filter((folder) => folder !== serving && folder !== previous);
    const kept = keptReleases - (previous ? 1 : 0);
    for (const folder of others.slice(kept)) rmSync(folder, { recursive: true });
    const git = (...args: string[]) => call('git', args, { cwd: this.root, as: this.owner });
    const refs = await git('for-each-ref', '--format=%(refname)', refOf(''));
    for (const ref of refs.split('\n').filter(Boolean)) {
      if (!existsSync(this.release(basename(ref)))) await git('update-ref', '-d', ref);
    }
  }

  get #journal(): string {
    return join(this.releases, 'switch.json');
  }

  /** Remembers a switch of releases until it is done, for the next run if this one is killed. */
  begin(change: Switch): void {
    writeFileSync(`${this.#journal}.new`, JSON.stringify(change));
    renameSync(`${this.#journal}.new`, this.#journal);
  }

  /** The switch that was begun and not ended. */
  get unfinished(): Switch | undefined {
    return existsSync(this.#journal)
      ? (JSON.parse(readFileSync(this.#journal, 'utf8')) as Switch)
      : undefined;
  }

  /** The change is done. */
  end({ from }: Switch): void {
    pointLink(this.#previous, basename(from));
    this.undo();
  }

  /** The change was undone. */
  undo(): void {
    rmSync(this.#journal, { force: true });
  }
}

/** A change from one release's folder to another's, with the installation's own files. */
export interface Switch {
  from: string;
  to: string;
  /** The systemd unit that serves it. */
  unit: string | undefined;
  /** Back to an older release, whose files the installation's own ones aren't. */
  isBack: boolean;
}

/** Keeps the commit of a release. */
export const refOf = (name: string): string => `refs/wattlepath/${name}`;

function removePartial(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
}

function pointLink(link: string, target: string): void {
  const fresh = `${link}.new`;
  rmSync(fresh, { force: true });
  symlinkSync(target, fresh);
  renameSync(fresh, link);
}

/** Tells whether what is installed in one folder is what the lock files of another name. */
export function hasPackagesOf(from: string, folder: string): boolean {
  return ['.', 'node20'].every((part) => {
    const installed = lockedPackages(join(from, part, 'node_modules/.package-lock.json'));
    // Where Node is newer, the driver of Node 20 isn't installed.
    if (!installed) return part === 'node20';
    const wanted = lockedPackages(join(folder, part, 'package-lock.json')) ?? {};
    return Object.entries(wanted).every(([path, { version, integrity, optional }]) => {
      const own = installed[path];
      if (path === '' || (!own && optional)) return true;
      return own?.version === version && own?.integrity === integrity;
    });
  });
}

type Locked = Record<string, { version?: string; integrity?: string; optional?: boolean }>;

function lockedPackages(file: string): Locked | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : undefined;
}

/** Returns the version in a folder's package.json. */
export function versionOf(folder: string): string {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
}
