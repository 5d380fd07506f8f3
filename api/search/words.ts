/** Scripts written without spaces: Thai to Khmer, kana, Chinese, Hangul. */
const unspaced = String.raw`\u0e00-\u0eff\u1000-\u109f\u1780-\u17d3\u3041-\u3096\u30a1-\u30fa\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7af\u{20000}-\u{3ffff}`;
const words = new RegExp(`[${unspaced}]+|\\p{N}+|(?:(?![${unspaced}])[\\p{L}\\p{M}])+`, 'gu');
const isUnspacedWord = new RegExp(`^[${unspaced}]`, 'u');

/** Interchangeable letters of Hindi and Gujarati: without dots, with short vowels. */
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

/** Splits a text into lowercase words, with digits separate: `Zoë's 485签证` is `zoës 485 签证`. */
export function tokenizeWords(text: string): string[] {
  return text.toLowerCase().replace(/['’ʼ]/g, '').normalize('NFKC').match(words) ?? [];
}

/** Tells whether a word's script has no spaces, so that any part may be searched for. */
export const isUnspaced = (word: string) => isUnspacedWord.test(word);

/** Tells whether FTS5's tokenizer handles a word's script. */
export const isLatin = (word: string) => /^[\p{Script=Latin}\p{N}]/u.test(word);

/**
 * Normalizes a word of another script as indexed: interchangeable letters become one, and without
 * spaces each character stands alone.
 */
export function otherForm(word: string): string {
  const form = word.replace(anyOfThose, (letter) => sameLetters[letter] ?? '');
  return isUnspaced(word) ? [...form].join(' ') : form;
}

/** Words too common in questions to search for beside others. */
const fillers = new Set(
  'a about am an best find good hello hi know like looking please right tell thanks and any are as at australia australian be by can could did do does for from get has have how i if in is it me my need of on or our should so take takes than that the their there they this to us want was we what when where which who will with would you your'.split(
    ' ',
  ),
);
export const isFiller = (word: string) => fillers.has(word);
