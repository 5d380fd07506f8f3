/** The page numbers worth a link from a page: the first, the last, and those around it. */
export function pageWindow(page: number, pages: number): number[] {
  const wanted = [1, page - 2, page - 1, page, page + 1, page + 2, pages];
  return [...new Set(wanted)].filter((number) => number >= 1 && number <= pages);
}
