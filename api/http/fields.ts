import { z } from 'zod';
import type { Field, Fields } from '../../shared/resource';
import type { TextsOf } from '../../shared/resources';
import { limited, readVersion, recordId, required } from './bodies';

/** Checks a described text, trimmed; an optional one that is absent is empty. */
function schemaOf({ label, max, isOptional, problem }: Field): z.ZodType<string> {
  const text = isOptional ? limited(label, max) : required(label, max);
  const checked = problem
    ? text.check(({ value, issues }) => {
        const message = problem(value);
        if (message) issues.push({ code: 'custom', message, input: value });
      })
    : text;
  return isOptional ? checked.nullish().transform((value) => value ?? '') : checked;
}

/** Checks described texts, by field. */
export const shapeOf = <Described extends Fields>(fields: Described) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)])) as {
    [Name in keyof TextsOf<Described>]: z.ZodType<string>;
  };

/** Bodies that create and change a row of described texts. */
export const bodySchemas = <Described extends Fields>(fields: Described) => ({
  create: z.object({ ...shapeOf(fields), id: recordId.optional() }),
  update: z.object({ ...shapeOf(fields), updated_at: readVersion }),
});

/** Bytes that a body of described texts may have, at four a character. */
export const bytesOf = (fields: Fields): number =>
  Object.values(fields).reduce((sum, { max }) => sum + 4 * max, 4096);
