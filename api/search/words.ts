/**
 * Scripts whose words stand in a run, or are searched for inside one: Indic, Thai to Khmer, kana,
 * Hangul, Chinese. They are kept as pieces of one and two characters.
 */
const run = String.raw`\u0900-\u0963\u0966-\u0dff\u0e00-\u0eff\u1000-\u109f\u1780-\u17d3\u3041-\u3096\u30a1-\u30fa\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\u{20000}-\u{3ffff}`;
const asciiWords = /[a-z]+|\d+/g;
const allWords = new RegExp(`[${run}]+|\\p{N}+|(?:(?![${run}])[\\p{L}\\p{M}])+`, 'gu');
const isRun = new RegExp(`^[${run}]`, 'u');

/** Forms that writers of Hindi and Gujarati use for one another: without dots, with short vowels. */
const sameLetters: Readonly<Record<string, string>> = {
  '\u093c': '',
  '\u0abc': '',
  '\u200c': '',
  '\u200d': '',
  '\u0901': '\u0902',
  '\u0a81': '\u0a82',
  '\u0940': '\u093f',
  '\u0942': '\u0941',
  '\u0908': '\u0907',
  '\u090a': '\u0909',
  '\u0ac0': '\u0abf',
  '\u0ac2': '\u0ac1',
  '\u0a88': '\u0a87',
  '\u0a8a': '\u0a89',
};
const anyOfThose = new RegExp(`[${Object.keys(sameLetters).join('')}]`, 'gu');

/** A text in the form in which it is compared: small letters, one form of each character. */
export function plain(text: string): string {
  const bare = text.toLowerCase().replace(/['’ʼ]/g, '');
  if (isEnglish(bare)) return bare;
  return bare
    .normalize('NFKC')
    .toLowerCase()
    .replace(anyOfThose, (letter) => sameLetters[letter] ?? '');
}

/** ASCII, dashes and quotation marks, as in most texts: they have one form. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII.
const isEnglish = (text: string) => /^[\x00-\x7f\u00a0\u2010-\u2026]*$/.test(text);

/** The words of a text in their order, as typed but for case and accents: `Zoë’s 485签证` is `zoes 485 签证`. */
export function wordsOf(text: string): string[] {
  const folded = plain(text);
  if (isEnglish(folded)) return folded.match(asciiWords) ?? [];
  return (folded.match(allWords) ?? []).map((word) =>
    isRun.test(word) ? word : word.normalize('NFD').replace(/\p{M}/gu, ''),
  );
}

/** Words after one another, with spaces between but in Chinese. */
export const phraseOf = (words: readonly string[]) =>
  words.join(' ').replace(/(?<=[\u3041-\u9fff]) (?=[\u3041-\u9fff])/g, '');

/** Whether a word is of a script that is searched inside its runs. */
export const isInRun = (word: string) => isRun.test(word);

/** What the index holds of a word: its stem or, of a run, each one and two of its characters. */
export function tokensOf(word: string): string[] {
  if (!isInRun(word)) return [stemOf(word)];
  const characters = [...word];
  return [...characters, ...characters.slice(1).map((next, at) => `${characters[at]}${next}`)];
}

const stems = new Map<string, string>();
const mostStems = 20_000;

/** One form for the forms of an English word: `studies`, `studying` and `study` are `study`. */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= mostStems) stems.clear();
  const stem = makeStem(word);
  stems.set(word, stem);
  return stem;
}

function makeStem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  let stem = word
    .replace(/ies$/, 'y')
    .replace(/(?<=sh|ch|ss|x)es$/, '')
    .replace(/(?<![suiy])s$/, '');
  if (stem.length > 4) {
    const bare = stem.replace(/ied$/, 'y').replace(/(?<=[aeiouy].*[^e])(?:ing|ed)$/, '');
    // `permitted` and `permitting` are forms of `permit`, `calling` of `call`.
    if (bare !== stem) stem = bare.replace(/([bdgmnprt])\1$/, '$1');
  }
  return stem.length > 3 ? stem.replace(/e$/, '') : stem;
}

/** Too common in questions to be looked for where there are other words. */
const fillers = new Set(
  'a about am an best find good hello hi know like looking please right tell thanks and any are as at australia australian be by can could did do does for from get has have how i if in is it me my need of on or our should so take takes than that the their there they this to us want was we what when where which who will with would you your'.split(
    ' ',
  ),
);
export const isFiller = (word: string) => fillers.has(word);
