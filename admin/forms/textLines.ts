const blockEnd = /<\/(?:p|h[1-6]|li|blockquote|div|tr|figcaption|pre)>|<br\s*\/?>/gi;

/** Two pieces of HTML as lines of plain text or, where only the markup differs, as lines of HTML. */
export function textLines(first: string, second: string): [string[], string[]] {
  const texts = [readableLines(first), readableLines(second)] as const;
  if (texts[0].join('\n') !== texts[1].join('\n')) return [texts[0], texts[1]];
  return [first.replace(/></g, '>\n<').split('\n'), second.replace(/></g, '>\n<').split('\n')];
}

function readableLines(html: string): string[] {
  const document = new DOMParser().parseFromString(html.replace(blockEnd, '$&\n'), 'text/html');
  const lines = (document.body.textContent ?? '').split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '');
}
