import { existsSync } from 'node:fs';
import { explainError } from '../../db/file/fileCheck';
import { newestCopy, siteTraces } from '../../db/file/siteTraces';
import type { Environment } from '../environment';
import { backupStore } from './backupStores';

/** There is no database where one may have been, or one where none should be: the operator decides. */
export class NoFileError extends Error {
  constructor(
    message: string,
    /** A later start may find out. */
    readonly isTemporary = false,
  ) {
    super(message);
  }
}

const listMilliseconds = 10_000;
const asNew = 'To start a new site all the same: npm start -- --new-site.';
const mounted = 'Is its disk mounted, and is DATABASE_FILE right?';

/** Keeps `--new-site` out of a service's unit. @throws NoFileError if there is a database. */
export function refuseExisting({ DATABASE_FILE: file }: Environment): void {
  if (!existsSync(file)) return;
  throw new NoFileError(
    `--new-site begins a site without a database, and there is ${file}: start without it.`,
  );
}

/**
 * Lets a start without a database begin a new site only where nothing says that one lived here.
 * @throws NoFileError naming what was found, and the command that goes on.
 */
export async function assertFileOrFirstStart(environment: Environment): Promise<void> {
  const { DATABASE_FILE: file } = environment;
  if (existsSync(file)) return;
  const found = explainTraces(file);
  if (found) throw new NoFileError(`There is no ${file}, ${found} ${asNew}`);
  const store = backupStore(environment);
  if (!store) return;
  const backups = await withinTime(store.list()).catch((error) => {
    throw new NoFileError(
      `There is no ${file}, and whether ${store.where} has backups of it can't be read: ${explainError(error)}. ${asNew}`,
      true,
    );
  });
  const [newest] = backups;
  if (!newest) return;
  throw new NoFileError(
    `There is no ${file}, but ${store.where} has ${backups.length} backups. ${mounted} Otherwise restore the newest: npm run restore -- ${newest.name}. ${asNew}`,
  );
}

/** Says what lies beside a missing file, and what to do; undefined if nothing does. */
export function explainTraces(file: string): string | undefined {
  const traces = siteTraces(file);
  if (traces.length === 0) return undefined;
  const copy = newestCopy(traces);
  const source = copy ?? 'FILE, with a backup';
  return `but a site lived here: there is ${traces.join(', ')}. ${mounted} Otherwise go on with npm run restore -- ${source}.`;
}

async function withinTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const seconds = listMilliseconds / 1000;
    timer = setTimeout(() => reject(new Error(`no answer in ${seconds} s`)), listMilliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
