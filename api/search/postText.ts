import { inArticle, inForm, type PageFacts, replaceInArticle } from '../../site/api';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** Returns an article's text, one line per block, with current facts. */
export function articleText(html: string, facts: (refs: readonly string[]) => PageFacts): string {
  const filled = html.includes('<data ')
    ? replaceInArticle(html, ({ ref, form }, fallback) =>
        inForm(inArticle(facts([ref])[ref]), form, fallback),
      )
    : html;
  return unescaped(
    filled
      .replace(
        /<\/?(?:a|b|i|u|s|em|strong|span|data|mark|small|sub|sup|code|abbr|font|time)\b[^>]*>/g,
        '',
      )
      .replace(/<[^>]*>/g, '\n'),
  );
}

/** Returns the text of an article's headings. */
export function headingsOf(html: string): string {
  const headings = html.matchAll(/<h[1-6]\b[^>]*>(.*?)<\/h[1-6]>/gs);
  return unescaped(
    Array.from(headings, ([, inner = '']) => inner.replace(/<[^>]*>/g, ' ')).join('\n'),
  );
}

function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name] ?? whole;
    return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16));
  });
}
