import { createHash } from 'node:crypto';
import type { Database } from '../../db/client';
import { submittedId } from '../../db/enquiries/enquiries';
import { getSubmission, putSubmission, type Submission } from '../../db/intake/submissions';
import { HttpError } from '../http/errors';

/** Something that is stored once under an id that its sender made. */
interface Sent<Row> {
  /** The API's name of the resource. */
  kind: string;
  id: string;
  /** All that its sender said, normalised, and who it was. */
  content: object;
  /** Returns what is stored. @param rowId undefined for what was stored before ids were kept. */
  find(rowId: string | undefined): Row | undefined;
  /** What is said of another text under the same id. Default: with the stored one. */
  refused?(): HttpError;
}

interface Stored<Row> extends Sent<Row> {
  /** Stores it, with all that follows from it. */
  insert(): Row;
  /** Returns what it belongs to. */
  place(row: Row): Pick<Submission, 'row_id'> & Partial<Submission>;
}

/**
 * The rule for what may arrive twice: the same id with the same content answers as the first time
 * and changes nothing; with other content it is refused. Runs within a transaction.
 * @throws HttpError 409.
 */
export function once<Row extends object | string>(db: Database, sent: Stored<Row>): Row {
  const stored = repeated(db, sent);
  if (stored !== undefined) return stored;
  const row = sent.insert();
  putSubmission(db, {
    kind: sent.kind,
    id: sent.id,
    content_hash: hashOf(sent.content),
    enquiry_id: null,
    post_id: null,
    ...sent.place(row),
  });
  return row;
}

/**
 * Returns what the same content under the same id made; undefined if it wasn't received yet.
 * @throws HttpError 409 for other content.
 */
export function repeated<Row extends object | string>(
  db: Database,
  sent: Sent<Row>,
): Row | undefined {
  const before = getSubmission(db, sent);
  const stored = sent.find(before?.row_id);
  if (stored === undefined || before === undefined) return stored;
  if (before.content_hash === hashOf(sent.content)) return stored;
  throw sent.refused?.() ?? new HttpError(409, { message: repeatedByStaff, repeated: stored });
}

const repeatedByStaff =
  'This was saved already, with another text. Open that, or send yours as another.';

/** Shows a visitor nothing of what is stored: whoever knows an id need not be its sender. */
export const repeatedByVisitor = () =>
  new HttpError(409, {
    message:
      'Another text from this form has reached us already. Send this one again to add it as another.',
    repeated: true,
  });

/** A visitor's enquiry, with a booking or without; its row is the enquiry's id. */
export const sentByVisitor = (db: Database, fields: { submission_id: string }) => ({
  kind: 'enquiries',
  id: fields.submission_id,
  content: saidIn(fields),
  find: () => submittedId(db, fields.submission_id),
  refused: repeatedByVisitor,
  place: (enquiry_id: string) => ({ row_id: enquiry_id, enquiry_id }),
});

/**
 * Returns what a visitor said in a form: not what the page added, which differs at each attempt.
 */
const saidIn = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !addedByPage.has(name)));

const addedByPage: ReadonlySet<string> = new Set([
  'submission_id',
  'came_from',
  'form',
  'notice_version',
  'form_time',
  'subject_line',
  'time_zone',
]);

/** Hashes JSON with its keys in order. */
function hashOf(content: object): string {
  const text = JSON.stringify(content, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(
          Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
        )
      : value,
  );
  return createHash('sha256').update(text).digest('base64url');
}
