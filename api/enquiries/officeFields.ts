import { z } from 'zod';
import { dayInSydney } from '../../db/time';
import {
  type OfficeFieldName,
  type OfficeValues,
  officeField,
  officeFieldNames,
  officeFieldsAt,
} from '../../shared/enquiryFields';
import { limited } from '../http/bodies';

/** Checks a value as it is described. Empty text is none, which for a day or choice is null. */
function schemaOf(name: OfficeFieldName): z.ZodType {
  const field = officeField(name);
  if (field.kind === undefined) return limited(field.label, field.max);
  const value =
    field.kind === 'day'
      ? daySchema(field.isPast)
      : choiceSchema(field.choices.map(({ id }) => id));
  return z.preprocess((sent) => (sent === '' ? null : sent), value.nullable());
}

function daySchema(isPast = false) {
  const day = z.iso.date({ error: 'Choose a day.' });
  return isPast
    ? day.refine((text) => text <= dayInSydney(new Date()), 'This day hasn’t come yet.')
    : day;
}

const choiceSchema = (ids: readonly string[]) =>
  z.enum(ids, { error: `Choose one of ${ids.join(', ')}.` });

type Shape<Name extends OfficeFieldName> = {
  [One in Name]: z.ZodOptional<z.ZodType<OfficeValues[One]>>;
};
const shapeOf = <Name extends OfficeFieldName>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, schemaOf(name).optional()])) as Shape<Name>;

/** What the office adds, in the body of a change. */
export const officeShape = shapeOf(officeFieldNames);
/** What it adds to somebody whom it enters by hand. */
export const enteredShape = shapeOf(officeFieldsAt('particulars'));
