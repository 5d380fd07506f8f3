import type { MiddlewareHandler } from 'hono';
import type { Database } from '../../db/client';
import { errorCode } from '../../db/file/fileCheck';
import { refusesSaves } from '../../db/file/updateMarker.js';
import { HttpError } from '../http/errors';
import type { JobRunner } from './jobRunner';

const lookMilliseconds = 200;
/** A job that takes longer fails when it writes, and runs again later. */
const patienceMilliseconds = 10_000;
/** When clients try again by themselves. */
const retrySeconds = 5;
/** Methods that save nothing. */
export const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * While an update migrates the file, keeps this server from writing to it: pauses the jobs, then
 * makes every write fail at once. Reads go on, from the state before the migration.
 */
export function watchUpdates(db: Database, jobs: JobRunner): void {
  let isPaused = false;
  const look = async () => {
    // The server is ending.
    if (!db.sqlite.open) return;
    const refuses = refusesSaves(db.sqlite.name);
    if (refuses && !isPaused) {
      isPaused = true;
      console.log('An update has begun: saves are refused until it is done.');
      await Promise.race([jobs.pause(), pause(patienceMilliseconds)]);
      if (db.sqlite.open) db.sqlite.pragma('query_only = ON');
    } else if (!refuses && isPaused) {
      db.sqlite.pragma('query_only = OFF');
      isPaused = false;
      jobs.start();
      console.log('The update has ended: saves are taken again.');
    }
    setTimeout(look, lookMilliseconds).unref();
  };
  setTimeout(look, lookMilliseconds).unref();
}

const pause = (milliseconds: number) =>
  new Promise((resolve) => setTimeout(resolve, milliseconds).unref());

/** Tells whether nothing writes any more. */
export const isQuiet = ({ sqlite }: Database): boolean =>
  sqlite.open && sqlite.pragma('query_only', { simple: true }) === 1;

/** Refuses what may save while an update migrates the file: 503 with `Retry-After`. */
export const refuseDuringUpdate =
  ({ sqlite }: Database): MiddlewareHandler =>
  (c, next) => {
    if (!reading.has(c.req.method) && refusesSaves(sqlite.name)) throw refusedSave();
    return next();
  };

/** Returns what to answer for a write that began before the update and failed because of it. */
export const explainFailedSave = (db: Database, error: Error): Error =>
  errorCode(error.cause ?? error) === 'SQLITE_READONLY' && isQuiet(db) ? refusedSave() : error;

function refusedSave(): HttpError {
  const message =
    'The site is being updated, so nothing was saved. What you typed is still here: try again in a minute.';
  const headers = { 'Retry-After': String(retrySeconds) };
  return new HttpError(503, { message, retry_after: retrySeconds }, headers);
}
