import { type FactForm, factNamePattern as name } from '../../shared/facts';

const inText = new RegExp(String.raw`\{\{${name}\}\}`, 'g');
/** As the article cleaner writes it; filled-in facts have another form. */
const inArticle = new RegExp(`<data value="${name}">([^<]*)</data>`, 'g');

/** A reference to a fact in a text. */
export interface NamedFact {
  key: string;
  /**
   * Key of its value: the fact's key, optionally with a day, as in `visa-500-charge @2025-07-01`.
   */
  ref: string;
  form: FactForm | undefined;
}

function named(key: string, day: string | undefined, form: string | undefined): NamedFact {
  return { key, ref: day ? `${key} @${day}` : key, form: form as FactForm | undefined };
}

/** Splits a text into plain parts and facts. */
export function piecesOf(text: string): (string | NamedFact)[] {
  const pieces: (string | NamedFact)[] = [];
  let done = 0;
  for (const { 0: whole, 1: key = '', 2: day, 3: form, index } of text.matchAll(inText)) {
    if (index > done) pieces.push(text.slice(done, index));
    pieces.push(named(key, day, form));
    done = index + whole.length;
  }
  if (done < text.length || pieces.length === 0) pieces.push(text.slice(done));
  return pieces;
}

/** Replaces each fact in an article with the result of `write`. */
export function replaceInArticle(
  html: string,
  write: (fact: NamedFact, fallback: string) => string,
): string {
  return html.replace(inArticle, (_, key: string, day?: string, form?: string, fallback = '') =>
    write(named(key, day, form), fallback),
  );
}

/** Returns the references of all facts in content, without duplicates. */
export function refsIn(content: unknown): string[] {
  const refs = new Set<string>();
  collect(content, refs);
  return [...refs];
}

function collect(content: unknown, refs: Set<string>): void {
  if (typeof content === 'string') {
    for (const piece of piecesOf(content)) if (typeof piece !== 'string') refs.add(piece.ref);
  } else if (typeof content === 'object' && content !== null) {
    for (const inner of Object.values(content)) collect(inner, refs);
  }
}

/** The same for an article. */
export function refsInArticle(html: string): string[] {
  const refs = new Set<string>();
  replaceInArticle(html, ({ ref }) => {
    refs.add(ref);
    return '';
  });
  return [...refs];
}

/** Splits a reference into its key and optional day (ISO). */
export function splitRef(ref: string): [key: string, day: string | undefined] {
  const [key = '', day] = ref.split(' @');
  return [key, day];
}
