/** The most characters of an agent's note at a post, of the words it is about, and of what stands before them. */
export const noteLengths = { text: 2000, quote: 300, before: 60 } as const;

/** Where a note's words stand in one text, as positions of the editor's document: `to` is excluded. */
export interface NotePlace {
  from: number;
  /** `from` if the words were taken out. */
  to: number;
  /** What they say, or said when they were taken out. */
  words: string;
  /** What stands before them: they are looked for where the positions don't fit the text. */
  before: string;
}

/** By the ids of notes. Stored with each text of a post. */
export type NotePlaces = Readonly<Record<string, NotePlace>>;

/** The most characters of a place's words. */
export const maxPlaceWords = 2000;
