import type { Report } from './checkedPost';
import { excerptOf, type Place, textOf } from './tree';

/** Words: GOV.UK asks for 25 at most; beyond 30 most readers begin anew. */
const longestSentence = 30;
const longestParagraph = 150;

// Of bounded length, so that a million full stops cost no more than as many letters.
const sentenceEnd = /[.!?…]["'”’)\]]{0,3} (?=["'“‘([]?[\p{Lu}\p{N}])/gu;
/** After these a full stop ends no sentence. */
const abbreviation = /(?:^|[\s(])(?:e\.g|i\.e|cf|approx|no|vs|mr|mrs|ms|dr|st|prof)\.$/i;

/** The rules for how easily a paragraph is read. */
export function checkParagraph({ tag, found }: Place, report: Report): void {
  const text = textOf(tag);
  for (const sentence of sentencesOf(text)) {
    const words = countWords(sentence);
    if (words <= longestSentence) continue;
    const message = `Make two sentences of this one: it has ${words} words.`;
    const excerpt = excerptOf(sentence);
    report.add('advise', { code: 'long-sentence', message, ...found, excerpt });
  }
  const words = countWords(text);
  if (words <= longestParagraph) return;
  const message = `Split this paragraph: it has ${words} words.`;
  report.add('advise', { code: 'long-paragraph', message, ...found, excerpt: excerptOf(text) });
}

function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const { index, 0: end } of text.matchAll(sentenceEnd)) {
    const sentence = text.slice(from, index + end.trimEnd().length);
    if (abbreviation.test(sentence.slice(-12))) continue;
    sentences.push(sentence);
    from = index + end.length;
  }
  sentences.push(text.slice(from));
  return sentences;
}

const countWords = (text: string) =>
  text.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
