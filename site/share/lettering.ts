import font from './glyphs.json';

const glyphs: Record<string, { advance: number; path: string }> = font.glyphs;
const pairs: Record<string, number> = font.pairs;

export interface PlacedLetter {
  x: number;
  path: string;
}

/** The letters of a line, each moved to its place, in units of which 1000 are the size of the type. */
export function setLine(text: string): { letters: PlacedLetter[]; width: number } {
  const letters: PlacedLetter[] = [];
  let x = 0;
  let before = '';
  for (const letter of text) {
    const glyph = glyphs[letter] ?? glyphs['\u2013'];
    if (!glyph) continue;
    x += pairs[before + letter] ?? 0;
    if (glyph.path) letters.push({ x, path: glyph.path });
    x += glyph.advance;
    before = letter;
  }
  return { letters, width: x };
}

/** The text in as few lines as fit the width, all about as long. */
export function breakLines(text: string, width: number): string[] {
  const lines = fillLines(text, width);
  for (let narrower = width * 0.97; narrower > width * 0.4; narrower *= 0.97) {
    const even = fillLines(text, narrower);
    if (even.length > lines.length) break;
    lines.splice(0, lines.length, ...even);
  }
  return lines;
}

function fillLines(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && setLine(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
