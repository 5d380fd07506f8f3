import { piecesOf, refsIn, splitRef } from './facts/names';
import { pageTexts } from './pageTexts';
import { startingFirm } from './startingFirm';

export interface PageUse {
  kind: 'page' | 'tool';
  title: string;
  path: string;
  /** Its sentences that use the fact, with names as `{{…}}`. */
  sentences: readonly string[];
}

function usesIn(): Record<string, PageUse[]> {
  const uses = new Map<string, PageUse[]>();
  // Facts are named in this checkout's own texts, never in the firm's rows.
  for (const { kind, title, path, content, facts = content } of pageTexts(startingFirm())) {
    const use = { kind: kind === 'tool' ? kind : ('page' as const), title, path };
    const sentences = [...new Set(sentencesIn(facts))];
    const keys = new Set(refsIn(facts).map((ref) => splitRef(ref)[0]));
    for (const key of keys) {
      const own = sentences.filter((sentence) => names(sentence, key));
      uses.set(key, [...(uses.get(key) ?? []), { ...use, sentences: own }]);
    }
  }
  return Object.fromEntries(uses);
}

const names = (sentence: string, key: string) =>
  piecesOf(sentence).some((piece) => typeof piece !== 'string' && piece.key === key);

/** Fields that give context to a text that isn't a sentence. */
const labels = ['label', 'term', 'title', 'caption', 'name'];

/** Returns the sentences in content that use a fact; a bare figure includes its context. */
function sentencesIn(content: unknown): string[] {
  if (typeof content === 'string') return inSentences(content);
  if (typeof content !== 'object' || content === null) return [];
  // The parts of a running text, or the cells of a row.
  if (Array.isArray(content) && content.every(isText)) {
    const isRow = content.every((part) => typeof part === 'string') && !content.some(isProse);
    return inSentences(content.map(plainText).join(isRow ? ': ' : ''));
  }
  const about = labels.map((label) => (content as Record<string, unknown>)[label]).find(isShort);
  return Object.entries(content).flatMap(([key, inner]) => {
    if (typeof inner !== 'string' || labels.includes(key) || isProse(inner) || !about) {
      return sentencesIn(inner);
    }
    return sentencesIn(`${about}: ${inner}`);
  });
}

const isText = (part: unknown): part is string | { text: string } =>
  typeof part === 'string' ||
  (typeof part === 'object' && part !== null && 'text' in part && 'href' in part);
const plainText = (part: string | { text: string }) =>
  typeof part === 'string' ? part : part.text;
const isShort = (text: unknown): text is string => typeof text === 'string';
const isProse = (text: unknown) =>
  typeof text === 'string' && /[a-z]{3,} [a-z]+ [a-z]+/.test(text.replaceAll(/\{\{[^}]*\}\}/g, ''));

const segmenter = new Intl.Segmenter('en-AU', { granularity: 'sentence' });

function inSentences(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment.trim()).filter((sentence) =>
    sentence.includes('{{'),
  );
}

export const factUses: Readonly<Record<string, readonly PageUse[]>> = usesIn();
