import type { Finding } from '../../../db/posts/findings';
import { blockedInWords } from '../../../shared/blocked';
import { HttpError } from '../../http/errors';

/** Builds a 422 with the findings that block publishing, by field. @param findings all of them. */
export function blockedFailure(findings: Finding[]): HttpError {
  const errors: Record<string, string> = {};
  const blocking = blocks(findings);
  for (const { field, message } of blocking) errors[field] ??= message;
  const message = blockedInWords(blocking.map(({ message }) => message));
  return new HttpError(422, { message, errors, findings });
}

export const blocks = (findings: readonly Finding[]) =>
  findings.filter(({ level }) => level === 'block');
