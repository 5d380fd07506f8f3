import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Hono } from 'hono';
import { assetHeaders, assetTypes } from './assets';

const keptMilliseconds = 30 * 24 * 60 * 60 * 1000;

/**
 * Serves hashed files of earlier builds, for tabs opened before an update. Keeps a build's files in
 * `store` from its first start until 30 days after it was replaced.
 * @param folders of the current build.
 * @param deletes false while the clock can't be believed.
 */
export function earlierAssets(
  folders: readonly string[],
  store: string,
  deletes = true,
  now = Date.now(),
) {
  let names = new Set<string>();
  try {
    names = storeAssets(folders, store, deletes, now);
  } catch (error) {
    console.error(`The site's files can't be kept in ${store} for the next build:`, error);
  }
  return new Hono().get('/assets/:name', async (c, next) => {
    const name = c.req.param('name');
    const bytes = names.has(name) && (await readFile(join(store, name)).catch(() => undefined));
    return bytes ? c.body(new Uint8Array(bytes), 200, assetHeaders(`assets/${name}`)) : next();
  });
}

/** @returns the file names of earlier builds. */
function storeAssets(
  folders: readonly string[],
  store: string,
  deletes: boolean,
  now: number,
): Set<string> {
  mkdirSync(store, { recursive: true });
  const stored = new Set(readdirSync(store));
  const current = folders.flatMap((folder) =>
    readdirSync(join(folder, 'assets'))
      .filter((name) => extname(name) in assetTypes)
      .map((name) => ({ name, file: join(folder, 'assets', name) })),
  );
  for (const { name, file } of current) {
    const path = join(store, name);
    if (!stored.delete(name)) {
      copyFileSync(file, `${path}.new`);
      renameSync(`${path}.new`, path);
    }
    utimesSync(path, inUse, inUse);
  }
  for (const name of stored) {
    const path = join(store, name);
    const { mtime } = statSync(path);
    if (mtime.getTime() === inUse.getTime()) utimesSync(path, new Date(now), new Date(now));
    else if (deletes && mtime.getTime() < now - keptMilliseconds) {
      rmSync(path);
      stored.delete(name);
    }
  }
  return stored;
}

/** Modification time of the current build's files; for others, the time of replacement. */
const inUse = new Date(0);
