import { errorCode } from './file/fileCheck';
/** A unique value already exists; `field` is the column. */
export class TakenError extends Error {
  constructor(readonly field: string) {
    super(`${field} is taken`);
  }
}

export class StaleError extends Error {
  constructor() {
    super('the row was changed since it was read');
  }
}

/** The text refers to an unknown fact. */
export class MissingFactError extends Error {
  constructor(readonly key: string) {
    super(`there is no fact ${key}`);
  }
}

/** The row can't be deleted while `count` others depend on it, `unpublished` of them not live. */
export class InUseError extends Error {
  constructor(
    readonly count: number,
    readonly unpublished = 0,
  ) {
    super(`the row is used ${count} times`);
  }
}

/**
 * Runs `write` and turns SQLite's unique-constraint failure into a `TakenError`.
 * @param fields maps the indexed column (`table.column`) to the caller's field name.
 */
export function rejectTaken<T>(fields: Record<string, string>, write: () => T): T {
  try {
    return write();
  } catch (error) {
    const message = sqliteMessage(error);
    for (const [column, field] of Object.entries(fields)) {
      if (message.includes(`UNIQUE constraint failed: ${column}`)) throw new TakenError(field);
    }
    throw error;
  }
}

/** Drizzle wraps the driver's error; the innermost one names the constraint. */
function sqliteMessage(error: unknown): string {
  if (!(error instanceof Error)) return '';
  return `${error.message} ${sqliteMessage(error.cause)}`;
}

/** Does an optional write, skipped while the disk is full or an update migrates the file. */
export function writeIfPossible(write: () => void): void {
  try {
    write();
  } catch (error) {
    if (!['SQLITE_FULL', 'SQLITE_READONLY'].includes(errorCode(error))) throw error;
  }
}
