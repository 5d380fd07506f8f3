import { statSync } from 'node:fs';
import type { MiddlewareHandler } from 'hono';
import type { Database } from '../../db/client';
import { HttpError } from '../http/errors';
import { reading } from './updateWatch';

/** Tells whether a database's file is still the one at its path. */
export type IsInPlace = () => boolean;

/** Remembers the file that is at a database's path now. */
export function watchFilePath({ sqlite }: Pick<Database, 'sqlite'>): IsInPlace {
  const inodeAt = () => statSync(sqlite.name, { throwIfNoEntry: false })?.ino;
  const inode = inodeAt();
  return () => inodeAt() === inode;
}

/** Refuses what may save once the file was moved or deleted: it would be lost with the process. */
export const refuseWithoutFile =
  (isInPlace: IsInPlace): MiddlewareHandler =>
  (c, next) => {
    if (!reading.has(c.req.method) && !isInPlace()) throw movedFile();
    return next();
  };

const movedFile = () =>
  new HttpError(503, {
    message:
      'The database file was moved or deleted, so nothing was saved. Ask the person who runs the server to put it back, and then to start the server again.',
  });
