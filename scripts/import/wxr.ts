import { SaxesParser } from 'saxes';
import { chunksOf, maxEntryBytes } from './readFile';
import { SourceRefusal } from './records';

/** An entry of an export: an author, a category, an item, or the channel. */
export interface Entry {
  name: string;
  /** Texts of its elements by name; the first of several. */
  fields: Map<string, string>;
  /** Repeated elements of an item. */
  categories: { domain: string; name: string }[];
  meta: Map<string, string>;
  comments: number;
}

const entries = new Set(['item', 'wp:author', 'wp:category', 'wp:tag', 'wp:term']);
const maxDepth = 50;

interface Open {
  name: string;
  attributes: Record<string, string>;
  text: string;
}

/**
 * Streams the entries of a WordPress export (WXR), after the first fields of its channel as an
 * entry `channel`.
 * @param problem receives parse errors; readable parts are returned.
 * @throws SourceRefusal for entities, excessive nesting, or a missing channel.
 */
export async function* wxrEntries(
  file: string,
  problem: (what: string) => void,
): AsyncGenerator<Entry> {
  const parser = new SaxesParser<{ xmlns: false; position: true }>({
    xmlns: false,
    position: true,
  });
  let channel: Entry | undefined = emptyEntry('channel');
  let pending: Entry[] = [];
  let entry: Entry | undefined;
  const open: Open[] = [];
  let size = 0;
  let refusal: SourceRefusal | undefined;
  const refuse = (what: string) => {
    refusal ??= new SourceRefusal(`${file} ${what}`);
  };
  parser.on('error', ({ message }) => problem(message));
  parser.on('doctype', (text) => {
    if (text.includes('[')) refuse('declares entities of its own, which no WordPress export does.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length >= maxDepth) refuse('nests elements without end.');
    if (!entry && entries.has(name) && open.at(-1)?.name === 'channel') {
      if (channel) pending.push(channel);
      channel = undefined;
      entry = emptyEntry(name);
      size = 0;
    }
    open.push({ name, attributes, text: '' });
  });
  const add = (text: string) => {
    size += text.length;
    const element = open.at(-1);
    if (element) element.text += text;
    if (size > maxEntryBytes) refuse(`has an entry of more than ${maxEntryBytes / 2 ** 20} MB.`);
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ name }) => {
    const element = open.pop();
    const within = open.at(-1)?.name;
    if (!element) return;
    if (!entry) {
      size = 0;
      if (within === 'channel' && channel) put(channel, element);
    } else if (within === undefined || name === entry.name) {
      pending.push(entry);
      entry = undefined;
    } else if (within === entry.name || within === 'wp:postmeta') put(entry, element);
  });
  for await (const piece of escapeBareAmpersands(chunksOf(file))) {
    parser.write(piece);
    if (refusal) throw refusal;
    yield* pending;
    pending = [];
  }
  if (entry || open.length > 0) problem('the file is cut off: its last entry is missing');
  if (channel?.fields.size === 0) throw new SourceRefusal(`${file} is not a WordPress export.`);
  if (channel) yield channel;
}

function emptyEntry(name: string): Entry {
  return { name, fields: new Map(), categories: [], meta: new Map(), comments: 0 };
}

function put(entry: Entry, { name, attributes, text }: Open): void {
  if (name === 'category' && attributes.domain !== undefined) {
    entry.categories.push({ domain: attributes.domain, name: text.trim() });
  } else if (name === 'wp:comment') entry.comments += 1;
  else if (name === 'wp:meta_key') entry.fields.set('meta key', text);
  else if (name === 'wp:meta_value') {
    const key = entry.fields.get('meta key') ?? '';
    if (!entry.meta.has(key)) entry.meta.set(key, text);
  } else if (!entry.fields.has(name)) entry.fields.set(name, text);
}

/** CDATA sections and comments, or an `&` that isn't an entity. */
const mark = /<!\[CDATA\[|<!--|&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][\w.-]{0,60});)/gi;
/** Longest marker with its lookahead. */
const longest = 80;

/**
 * Escapes bare `&` in streamed XML. Exports contain them in addresses (`?a=1&b=2`), where a parser
 * would read up to the next `;` as an entity.
 */
async function* escapeBareAmpersands(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  /** End marker of the current section. */
  let end = '';
  const escapeChunk = (text: string, held: number): string => {
    let [done, from] = ['', 0];
    for (;;) {
      mark.lastIndex = from;
      const sign = end || mark.exec(text)?.[0];
      const at =
        sign === undefined ? -1 : end ? text.indexOf(end, from) : mark.lastIndex - sign.length;
      if (sign === undefined || at < 0 || at > text.length - held) {
        const cut = Math.max(from, text.length - held);
        rest = text.slice(cut);
        return done + text.slice(from, cut);
      }
      done += text.slice(from, at) + (sign === '&' ? '&amp;' : sign);
      from = at + sign.length;
      end = end || sign === '&' ? '' : sign === '<!--' ? '-->' : ']]>';
    }
  };
  for await (const piece of pieces) yield escapeChunk(rest + piece, longest);
  yield escapeChunk(rest, 0);
}
