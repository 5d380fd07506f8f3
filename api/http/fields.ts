import { z } from 'zod';
import type { Field, Fields } from '../../shared/resource';
import type { TextsOf } from '../../shared/resources';
import { limited, readVersion, recordId, required } from './bodies';

/** Validates a described text, trimmed. Optional ones default to empty. */
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

/** Validates described texts, by field. */
export const shapeOf = <Described extends Fields>(fields: Described) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)])) as {
    [Name in keyof TextsOf<Described>]: z.ZodType<string>;
  };

/** Schemas of bodies that create and update a row of described texts. */
export const bodySchemas = <Described extends Fields>(fields: Described) => ({
  create: z.object({ ...shapeOf(fields), id: recordId.optional() }),
  update: z.object({ ...shapeOf(fields), updated_at: readVersion }),
});

/** Maximum bytes of a body of described texts, at four per character. */
export const bytesOf = (fields: Fields): number =>
  Object.values(fields).reduce((sum, { max }) => sum + 4 * max, 4096);
