import { z } from 'zod';
import { isCalendarDay } from '../../shared/days';
import { hoursProblem, periodsProblem, weekProblem } from '../../shared/hours';
import {
  type Field,
  type Fields,
  initialOf,
  type StoredField,
  type StoredText,
} from '../../shared/resource';
import type { ValuesOf } from '../../shared/resources';
import { limited, readVersion, recordId, required } from './bodies';

/** Validates a described text, trimmed. Optional ones default to empty. */
function textSchema({ label, max, isOptional, problem, stored }: StoredText): z.ZodType<string> {
  const text = isOptional ? limited(label, max) : required(label, max);
  const checked = problem ? text.check(refusing(problem)) : text;
  const kept = stored ? checked.overwrite(stored) : checked;
  return isOptional ? orEmpty(kept) : kept;
}

const refusing =
  <Value>(problem: (value: Value) => string | undefined): z.core.CheckFn<Value> =>
  ({ value, issues }) => {
    const message = problem(value);
    if (message) issues.push({ code: 'custom', message, input: value });
  };

const orEmpty = (text: z.ZodType<string>) => text.nullish().transform((value) => value ?? '');

function daySchema({ label, isOptional }: Field): z.ZodType<string> {
  const wrong = `${label} is a date, such as 2026-12-25.`;
  const day = z
    .string({ error: isOptional ? wrong : `${label} is required.` })
    .trim()
    .refine((text) => (text === '' ? isOptional : isCalendarDay(text)), {
      error: ({ input }) => (input === '' ? `${label} is required.` : wrong),
    });
  return isOptional ? orEmpty(day) : day;
}

const imagePath = /^(images\/[0-9a-f-]{36}\.(jpg|png|gif|webp)|\/[\w-][\w./-]*)$/;

/** A path of the media library, as POST /api/images returns it, or of a file of this site. */
const imageSchema = ({ label }: Field) =>
  orEmpty(
    limited(label, 200).refine(
      (path) => path === '' || (imagePath.test(path) && !/\.\./.test(path)),
      {
        error: `${label}: choose one from Media or upload it.`,
      },
    ),
  );

const interval = z.tuple([z.string(), z.string()]);
const maxIntervals = 6;
const hours = z.array(interval).max(maxIntervals).check(refusing(hoursProblem));
const week = z.array(z.array(interval).max(maxIntervals)).length(7).check(refusing(weekProblem));
const day = z.string().refine(isCalendarDay, { error: 'Enter both days, such as 2026-12-25.' });
const period = z.object({ from: day, to: day });
const maxListed = 100;
const listed = <Item extends z.ZodType>(item: Item) => z.array(item).max(maxListed);

/** Validates a described value, and in a new row gives a missing one its initial value. */
function schemaOf(field: StoredField, isNew: boolean): z.ZodType {
  const { label } = field;
  const initial = initialOf(field);
  const orInitial = <Schema extends z.ZodType>(schema: Schema) =>
    isNew || field.isOptional ? schema.default(initial as never) : schema;
  switch (field.kind) {
    case undefined:
      return textSchema(field);
    case 'day':
      return daySchema(field);
    case 'image':
      return imageSchema(field);
    case 'switch':
      return orInitial(z.boolean({ error: `${label} is true or false.` }));
    case 'number': {
      const { min, max } = field;
      const error = `${label} is a whole number from ${min} to ${max}.`;
      return orInitial(z.int({ error }).min(min, error).max(max, error));
    }
    case 'choice': {
      const ids = field.choices.map(({ id }) => id);
      const choice = z.enum(ids, { error: `${label} is one of ${ids.join(', ')}.` });
      return field.isOptional ? orEmpty(z.union([choice, z.literal('')])) : choice;
    }
    case 'references':
      return orInitial(listed(recordId));
    case 'week':
      return orInitial(week);
    case 'hours':
      return orInitial(hours);
    case 'periods':
      return orInitial(listed(period).check(refusing(periodsProblem)));
  }
}

const shapeOf = <Described extends Fields>(fields: Described, isNew: boolean) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, schemaOf(field, isNew)]),
  ) as { [Name in keyof ValuesOf<Described>]: z.ZodType<ValuesOf<Described>[Name]> };

export const newRowShape = (fields: Fields): Record<string, z.ZodType> => shapeOf(fields, true);

export const bodySchemas = <Described extends Fields>(fields: Described) => ({
  create: z.object({ ...shapeOf(fields, true), id: recordId.optional() }),
  update: z.object({ ...shapeOf(fields, false), updated_at: readVersion }),
});

/** Bytes that a value other than text may have: a hundred ids. */
const maxBytes = 8 * 1024;

/** Maximum bytes of a body of described values, at four per character of a text. */
export const bytesOf = (fields: Fields): number =>
  Object.values(fields).reduce(
    (sum, field) => sum + (field.kind === undefined ? 4 * field.max : maxBytes),
    4096,
  );
