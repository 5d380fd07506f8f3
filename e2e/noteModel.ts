/** A word of the model's text, and whether it is one of those that were remarked at. */
export interface Word {
  text: string;
  isNoted: boolean;
}

/** Paragraphs of words, each of which stands once. */
export type Model = readonly (readonly Word[])[];

/** Words of a paragraph: `to` is excluded. */
export interface Range {
  paragraph: number;
  from: number;
  to: number;
}

export const textOf = (model: Model): string[] =>
  model.map((words) => words.map(({ text }) => text).join(' '));

/** What the note's mark holds. */
export const notedOf = (model: Model): string =>
  model
    .flat()
    .filter(({ isNoted }) => isNoted)
    .map(({ text }) => text)
    .join(' ');

const change = (model: Model, at: number, by: (words: readonly Word[]) => readonly Word[]): Model =>
  model.map((words, index) => (index === at ? by(words) : words));

/** With a word before the one at `at`: within the noted words it is one of them. */
export const inserted = (model: Model, paragraph: number, at: number, text: string): Model =>
  change(model, paragraph, (words) => {
    const isNoted = (words[at - 1]?.isNoted && words[at]?.isNoted) ?? false;
    return [...words.slice(0, at), { text, isNoted }, ...words.slice(at)];
  });

export const removed = (model: Model, { paragraph, from, to }: Range): Model =>
  change(model, paragraph, (words) => [...words.slice(0, from), ...words.slice(to)]);

export const renamed = (model: Model, paragraph: number, at: number, text: string): Model =>
  change(model, paragraph, (words) =>
    words.map((word, index) => (index === at ? { ...word, text } : word)),
  );

/** With words that were cut put before the one at `at`: between noted ones they are such. */
export const pasted = (model: Model, paragraph: number, at: number, cut: readonly Word[]): Model =>
  change(model, paragraph, (words) => {
    const isWithin = (words[at - 1]?.isNoted && words[at]?.isNoted) ?? false;
    const put = cut.map((word) => ({ ...word, isNoted: word.isNoted || isWithin }));
    return [...words.slice(0, at), ...put, ...words.slice(at)];
  });

export const wordsIn = (model: Model, { paragraph, from, to }: Range): readonly Word[] =>
  model[paragraph]?.slice(from, to) ?? [];
