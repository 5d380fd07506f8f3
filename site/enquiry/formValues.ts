/** A form's values, by field name. */
export type FormValues = Readonly<Record<string, string>>;

/** Prefix of answer fields: of an assessment, or about preferred times. */
export const answerPrefix = 'answers.';

/** Returns a form's texts by field, also those of hidden fields: the first of each; no files. */
export function formTexts(form: HTMLFormElement): FormValues {
  const fields = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(fields.reverse());
}
