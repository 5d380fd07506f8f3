/** Normalizes text for finding: without case, and with `1,600` found as `1600` and `1,600`. */
const plain = (text: string): string => text.toLowerCase().replaceAll(/(\d),(?=\d{3})/g, '$1');

/** Tells whether a text has every word of what was typed, in any order; parts of words count. */
export function hasWords(text: string, typed: string): boolean {
  const searched = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

/** Shorter words are found exactly: one other letter makes another word of them. */
const shortestWithSlip = 4;

/** As `hasWords`, each word also with one slip: a letter too many, too few, another, or two turned. */
export function findsWords(text: string, typed: string): boolean {
  const searched = plain(text);
  const words = searched.split(/[^\p{L}\p{N}]+/u);
  return plain(typed)
    .split(/\s+/)
    .every(
      (word) =>
        searched.includes(word) ||
        (word.length >= shortestWithSlip &&
          words.some((one) => one.length >= shortestWithSlip && beginsLike(one, word))),
    );
}

/** Tells whether a word begins with what was typed but for one slip. */
function beginsLike(word: string, typed: string): boolean {
  let at = 0;
  while (at < typed.length && word[at] === typed[at]) at += 1;
  const rest = typed.slice(at);
  const [next, after] = [word.slice(at), word.slice(at + 1)];
  const turned = `${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`;
  return [
    rest.slice(1),
    `${word[at] ?? ''}${rest}`,
    `${word[at] ?? ''}${rest.slice(1)}`,
    turned,
  ].some((mended) => next.startsWith(mended) || after === mended);
}
