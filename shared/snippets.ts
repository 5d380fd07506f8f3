import { escaped } from './escaped';

/**
 * Snippets: texts that are edited once and shown wherever an article names them, as figures are: in
 * the value of a `<data>` element, as `snippet-` and the snippet's name. No fact's key begins so.
 */
export const snippetPrefix = 'snippet-';

const namePattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const snippetNameProblem = (name: string): string | undefined =>
  namePattern.test(name)
    ? undefined
    : 'A name is lower-case words and numbers joined by hyphens, such as disclaimer.';

/** A snippet holds words alone: what it showed of others would change without it. */
export const snippetTextProblem = (text: string): string | undefined =>
  text.includes('{{')
    ? 'A snippet holds no figures and no other snippets: write the words.'
    : undefined;

/** As the article cleaner writes it; alone in its paragraph, or within one. */
const named = new RegExp(
  `(<p>)?<data value="${snippetPrefix}([a-z0-9-]+)">([^<]*)</data>(</p>)?`,
  'g',
);

/** Returns the names of the snippets in an article (clean HTML), without duplicates. */
export const snippetNamesIn = (html: string): string[] => [
  ...new Set(Array.from(html.matchAll(named), ([, , name = '']) => name)),
];

export const namesSnippets = (html: string): boolean =>
  html.includes(`<data value="${snippetPrefix}`);

/**
 * Puts snippets where an article names them: as paragraphs of their own, or as words within one.
 * Unknown ones keep the words that stood there when it was written.
 * @param snippets their texts, by name.
 */
export function withSnippets(html: string, snippets: ReadonlyMap<string, string>): string {
  if (!namesSnippets(html)) return html;
  return html.replace(named, (_, start = '', name: string, fallback: string, end = '') => {
    const text = snippets.get(name);
    if (text === undefined) return `${start}${fallback}${end}`;
    return start && end
      ? snippetHtml(text)
      : `${start}${linesOf(text).map(inline).join(' ')}${end}`;
  });
}

/** Writes a snippet's text as paragraphs. Empty lines part them; `**bold**` and `[words](address)` are read. */
export const snippetHtml = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().split('\n').map(inline).join('<br />')}</p>`)
    .join('\n');

/** Returns a snippet's words, as the editor stores them where it stands. */
export const snippetWords = (text: string): string =>
  linesOf(text).join(' ').replace(link, '$1').replace(bold, '$1');

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

const bold = /\*\*([^*]+)\*\*/g;
const link = /\[([^\]]+)\]\(((?:https?:\/\/|mailto:|tel:|\/(?!\/))[^\s()]*)\)/g;

const inline = (line: string): string =>
  escaped(line.trim())
    .replace(link, (_, words: string, address: string) => `<a href="${address}">${words}</a>`)
    .replace(bold, '<strong>$1</strong>');
