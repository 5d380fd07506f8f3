import { type FactForm, factNamePattern as name } from '../../shared/facts';

const inText = new RegExp(String.raw`\{\{${name}\}\}`, 'g');
/** As the cleaner of articles writes it; one that was filled in already isn't of this form. */
const inArticle = new RegExp(`<data value="${name}">([^<]*)</data>`, 'g');

/** A place in a text where a fact is to stand. */
export interface NamedFact {
  key: string;
  /** What finds its value: the key, or the key and a day, as in `visa-500-charge @2025-07-01`. */
  ref: string;
  form: FactForm | undefined;
}

function named(key: string, day: string | undefined, form: string | undefined): NamedFact {
  return { key, ref: day ? `${key} @${day}` : key, form: form as FactForm | undefined };
}

/** A text in its pieces: what stands as it is, and the facts between. */
export function piecesOf(text: string): (string | NamedFact)[] {
  const pieces: (string | NamedFact)[] = [];
  let done = 0;
  for (const { 0: found, 1: key = '', 2: day, 3: form, index } of text.matchAll(inText)) {
    if (index > done) pieces.push(text.slice(done, index));
    pieces.push(named(key, day, form));
    done = index + found.length;
  }
  if (done < text.length || pieces.length === 0) pieces.push(text.slice(done));
  return pieces;
}

/** An article with what `write` gives in place of each fact that it names. */
export function replaceInArticle(
  html: string,
  write: (fact: NamedFact, fallback: string) => string,
): string {
  return html.replace(inArticle, (_, key: string, day?: string, form?: string, fallback = '') =>
    write(named(key, day, form), fallback),
  );
}

/** What finds the values of all facts that a piece of content names, each once. */
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

/** A reference's key and, where it has one, its day (ISO). */
export function splitRef(ref: string): [key: string, day: string | undefined] {
  const [key = '', day] = ref.split(' @');
  return [key, day];
}
