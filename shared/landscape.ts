/** Address of the drawing in place of a post's missing picture. Of one category all are a series. */
export const landscapePath = (category: string, seed: string): string =>
  `/images/landscape.svg?${new URLSearchParams({ category, seed })}`;
