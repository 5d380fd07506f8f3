import { zValidator } from '@hono/zod-validator';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import { fieldError, HttpError } from './errors';

/** Refuses bodies above `bytes` with 413 and `message`, counting while they arrive. */
export function limitBody(bytes: number, message: string): MiddlewareHandler {
  const refuse = (): never => {
    throw new HttpError(413, { message }, { Connection: 'close' });
  };
  const count = bodyLimit({ maxSize: bytes, onError: refuse });
  return async (c, next) => {
    const length = c.req.header('Content-Length');
    // Node enforces Content-Length, so only chunked bodies need counting.
    if (length === undefined || c.req.header('Transfer-Encoding') !== undefined) {
      return count(c, next);
    }
    return Number(length) <= bytes ? next() : refuse();
  };
}

/** Tells whether a browser sent a form without script. */
export const isForm = (c: Context) =>
  /^application\/x-www-form-urlencoded\b/i.test(c.req.header('Content-Type') ?? '');

/** Returns 415 unless the body is declared as JSON: forms on other sites can send anything else. */
export const requireJson: MiddlewareHandler = async (c, next) => {
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(c.req.header('Content-Type') ?? '')) {
    throw new HttpError(415, {
      message: 'Send the body as JSON (Content-Type: application/json).',
    });
  }
  await next();
};

/** A client-chosen id that needs no escaping in URLs. */
export const recordId = z
  .string()
  .regex(
    /^[A-Za-z0-9_-]{1,64}$/,
    'An id is 1 to 64 characters: letters, digits, hyphens and underscores.',
  );

/**
 * A required, trimmed text.
 * @param empty message if it is missing; `tooLong` beyond `max` characters.
 */
export const requiredText = (empty: string, max: number, tooLong: string) =>
  z.string({ error: empty }).trim().min(1, empty).max(max, tooLong);

/** Asks for a shorter text. @param what such as `the note`. */
export const pleaseShorten = (what: string, max: number): string =>
  `Please shorten ${what} to ${max.toLocaleString('en')} characters.`;

/** Clocks differ. */
const futureMs = 5 * 60 * 1000;
const notAMoment = 'Enter the date and time it was received.';

/** A past moment, as ISO text. */
export const pastMoment = z
  .string({ error: notAMoment })
  .refine((text) => !Number.isNaN(Date.parse(text)), notAMoment)
  .refine((text) => !(Date.parse(text) > Date.now() + futureMs), 'This time is in the future.')
  .transform((text) => new Date(text).toISOString());

const tooLong = (field: string, max: number) => `${field} is too long: ${max} characters at most.`;

export const required = (field: string, max: number) =>
  requiredText(`${field} is required.`, max, tooLong(field, max));

/** Accepts a text that may be empty, with the usual message beyond `max` characters. */
export const limited = (field: string, max: number) =>
  z.string().trim().max(max, tooLong(field, max));

/** A visitor's address, lowercased. @param wrong message if it is invalid. */
export const visitorEmail = (wrong: string) =>
  requiredText('Please enter your email address.', 254, wrong)
    .toLowerCase()
    .pipe(z.email({ pattern: z.regexes.html5Email, error: wrong }));

const ofSignature = (what: string, max: number) =>
  limited(what, max)
    .regex(/^[^\p{Cc}]*$/u, `${what} is one line.`)
    .transform((text) => text || null)
    .nullable()
    .optional();

/** An admin's signature on replies; every field may be absent, empty or null. */
export const adminSignature = {
  name: ofSignature('Name', 100),
  role: ofSignature('Role', 100),
  marn: ofSignature('MARN', 20),
};

const notATime = 'Send an ISO date or time.';

/** A moment in a query, as milliseconds since 1970. */
export const queryMoment = z
  .string({ error: notATime })
  .max(40)
  .transform((text) => Date.parse(text))
  .refine((at) => !Number.isNaN(at), notATime);

export const readVersion = z.string({
  error: 'Send updated_at as it was read, so that no change is lost.',
});

/** Validates an id from a URL, for a record that may not exist yet. @throws HttpError 422. */
export function urlId(id: string): string {
  const parsed = recordId.safeParse(id);
  if (parsed.success) return parsed.data;
  throw fieldErrors(parsed.error.issues.map((issue) => ({ ...issue, path: ['id'] })));
}

/**
 * Validates a JSON body: 400 for malformed JSON, 422 with each field's first problem. Text that
 * can't be stored or displayed is a problem of any field.
 */
export function checkedJson<Schema extends z.ZodType>(schema: Schema) {
  const check = zValidator('json', schema, (result) => {
    if (!result.success) throw fieldErrors(result.error.issues);
    refuseBrokenText(result.data);
  });
  return Object.assign(check, { schema });
}

/** Validates a JSON value as `checkedJson` does. */
export function checkedValue<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw fieldErrors(parsed.error.issues);
  refuseBrokenText(parsed.data);
  return parsed.data;
}

function refuseBrokenText(value: unknown): void {
  const path = pathOfBrokenText(value);
  if (!path) return;
  const message =
    "This text contains a character that can't be saved (NUL or half of a pair). Type it again, or paste it as plain text.";
  throw fieldError(path.join('.'), message);
}

/** Reads a JSON body: 415 for other types, 413 beyond `bytes`, then as `checkedJson`. */
export function jsonBody<Schema extends z.ZodType>(
  schema: Schema,
  bytes = 1024,
  tooLarge = 'The request is too large.',
) {
  const limit = limitBody(bytes, tooLarge);
  const check = checkedJson(schema);
  const whole = (async (c, next) => {
    await requireJson(c, async () => {
      await limit(c, async () => {
        await check(c, next);
      });
    });
  }) as typeof check;
  // Read by tests that send bodies to every route.
  return Object.assign(whole, { schema });
}

/** Finds text that can't be stored or displayed; undefined if there is none. */
export function pathOfBrokenText(value: unknown): string[] | undefined {
  if (typeof value === 'string') {
    return value.includes('\0') || /\p{Surrogate}/u.test(value) ? [] : undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const path = pathOfBrokenText(part);
    if (path) return [name, ...path];
  }
  return undefined;
}

/** Builds the 422 response for zod's issues, in the order of the schema's fields. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): HttpError {
  const errors: Record<string, string> = {};
  let message: string | undefined;
  for (const issue of issues) {
    const field = issue.path.join('.');
    if (field === '') message ??= 'The body must be a JSON object.';
    else errors[field] ??= issue.message;
  }
  const first = Object.values(errors)[0];
  return new HttpError(422, { message: message ?? first ?? 'A value is not valid.', errors });
}

/** Returns a trimmed text whatever its line breaks, which forms send as two characters. */
export const withPlainBreaks = (text: string): string => text.replaceAll(/\r\n?/g, '\n').trim();
