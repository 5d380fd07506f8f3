/** What a form's fields hold, by their names. */
export type FormValues = Readonly<Record<string, string>>;

/** Fields of this name before the point are answers, of an assessment or to when a time suits. */
export const answerPrefix = 'answers.';
