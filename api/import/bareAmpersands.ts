/** A section in which `&` is a letter, or an `&` that begins no entity. */
const mark = /<!\[CDATA\[|<!--|&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][\w.-]{0,60});)/gi;
/** No mark with what follows it is longer. */
const longest = 80;

/**
 * XML in pieces, in which an `&` alone is written `&amp;`. Exports have such in addresses
 * (`?a=1&b=2`), and a parser takes all up to the next `;` for the name of an entity.
 */
export async function* escapeBareAmpersands(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  let end = '';
  const take = (text: string, held: number): string => {
    let [done, from] = ['', 0];
    for (;;) {
      mark.lastIndex = from;
      const found = end === '' ? mark.exec(text) : null;
      const at = end === '' ? (found?.index ?? -1) : text.indexOf(end, from);
      if (at < 0 || at > text.length - held) {
        const cut = Math.max(from, text.length - held);
        rest = text.slice(cut);
        return done + text.slice(from, cut);
      }
      const sign = found?.[0] ?? end;
      done += text.slice(from, at) + (sign === '&' ? '&amp;' : sign);
      from = at + sign.length;
      end = found && sign !== '&' ? (sign === '<!--' ? '-->' : ']]>') : '';
    }
  };
  for await (const piece of pieces) yield take(rest + piece, longest);
  yield take(rest, 0);
}
