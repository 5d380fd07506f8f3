/** The most bytes of one PDF, and of all that go with one mail. */
export const maxPaperBytes = 10 * 1024 * 1024;
export const maxMailedBytes = 7 * 1024 * 1024;
export const maxMailedPapers = 10;

/** Path of a paper of the library. @param name its file name. */
export const paperPath = ({ id, name }: { id: string; name: string }): string =>
  `/papers/${id}/${name}`;

const reference = /\/papers\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/[^"'\s<>?#]+/g;

/** Returns the ids of the papers that an article links to. */
export const paperIdsIn = (html: string): string[] => [
  ...new Set([...html.matchAll(reference)].map(([, id = '']) => id)),
];

/** Returns the id in a path of a paper; undefined if it is none. */
export const paperIdOf = (path: string): string | undefined => paperIdsIn(path)[0];

/** 'PDF, 3 pages, 240 KB'. @param size bytes. @param pages 0: unknown. */
export function paperInWords({ size, pages }: { size: number; pages: number }): string {
  const counted = pages === 1 ? '1 page' : `${pages} pages`;
  return ['PDF', ...(pages > 0 ? [counted] : []), sizeInWords(size)].join(', ');
}

const sizeInWords = (bytes: number): string =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} KB`
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

const maxName = 80;

/** Returns the file name of a title: 'Cost agreement' is 'cost-agreement.pdf'. */
export function fileNameOf(title: string): string {
  const words = title
    .replace(/\.pdf$/i, '')
    .normalize('NFKD')
    // Accents stand for themselves now.
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxName)
    .replace(/^-+|-+$/g, '');
  return `${words || 'paper'}.pdf`;
}
