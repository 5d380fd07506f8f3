/** Address of the drawing in place of a post's missing picture. The seed is the category's: its drawings are alike. */
export const landscapePath = (category: string, seed: string): string =>
  `/images/landscape.svg?${new URLSearchParams({ category, seed })}`;
