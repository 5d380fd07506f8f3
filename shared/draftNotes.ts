/** The most characters of an agent's note at a post, of the words it is about, and of what stands before them. */
export const noteLengths = { text: 2000, quote: 300, before: 60 } as const;
