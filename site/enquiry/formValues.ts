/** A form's values, by field name. */
export type FormValues = Readonly<Record<string, string>>;

/** Prefix of answer fields: of an assessment, or about preferred times. */
export const answerPrefix = 'answers.';
