import { diffArrays } from 'diff';
import { escapeHtml, type Node } from '../articles/htmlTree';
import { type Atom, atomsOf, isAlike, writeAtoms } from './atoms';
import { type WordCount, wordsOf } from './words';

/** Past it a paragraph is shown as replaced: what is left to find is not worth a visitor's wait. */
const timeoutMs = 50;

interface Change {
  kind: 'same' | 'restyled' | 'changed';
  removed: Atom[];
  added: Atom[];
}

/** Two pieces of running text as one, with what was added and removed marked; counts the words. */
export function compareText(
  before: readonly Node[],
  after: readonly Node[],
  count: WordCount,
): string {
  return changesOf(atomsOf(before), atomsOf(after))
    .map(({ kind, removed, added }) => {
      if (kind === 'same') return writeAtoms(added);
      if (kind === 'restyled') return writeAtoms(added) + note(restyling(removed, added));
      return markAtoms('removed', removed, count) + markAtoms('added', added, count);
    })
    .join('');
}

/** Running text that is new, or gone, as a whole. */
export function markText(change: 'added' | 'removed', nodes: readonly Node[], count: WordCount) {
  return markAtoms(change, atomsOf(nodes), count);
}

export const note = (text: string): string => `<small class="note">${escapeHtml(text)}</small>`;

function changesOf(before: Atom[], after: Atom[]): Change[] {
  const found = diffArrays(texts(before), texts(after), { timeout: timeoutMs });
  if (!found) return [{ kind: 'changed', removed: before, added: after }];
  const changes: Change[] = [];
  let old = 0;
  let now = 0;
  for (const { added, removed, value } of found) {
    for (const _ of value) {
      const gone = added ? [] : before.slice(old, old + 1);
      const here = removed ? [] : after.slice(now, now + 1);
      old += gone.length;
      now += here.length;
      append(changes, kindOf(gone[0], here[0]), gone, here);
    }
  }
  return joinAcrossSpaces(changes);
}

const texts = (atoms: Atom[]): string[] => atoms.map(({ text }) => text);

function kindOf(gone: Atom | undefined, here: Atom | undefined): Change['kind'] {
  if (!gone || !here) return 'changed';
  return isAlike(gone, here) ? 'same' : 'restyled';
}

function append(changes: Change[], kind: Change['kind'], removed: Atom[], added: Atom[]): void {
  const last = changes.at(-1);
  if (last?.kind !== kind) changes.push({ kind, removed, added });
  else {
    last.removed.push(...removed);
    last.added.push(...added);
  }
}

/** Words that changed one after the other are one change, as a reader sees it. */
function joinAcrossSpaces(changes: Change[]): Change[] {
  const joined: Change[] = [];
  for (const [index, { kind, removed, added }] of changes.entries()) {
    const isGap =
      kind === 'same' &&
      added.every(({ text }) => text === ' ') &&
      joined.at(-1)?.kind === 'changed' &&
      changes[index + 1]?.kind === 'changed';
    append(joined, isGap ? 'changed' : kind, removed, added);
  }
  return joined;
}

function markAtoms(change: 'added' | 'removed', atoms: Atom[], count: WordCount): string {
  if (atoms.length === 0) return '';
  count[change] += wordsOf(
    atoms.map(({ text, isMedia }) => (isMedia ? ' ' : text)).join(''),
  ).length;
  const tag = change === 'added' ? 'ins' : 'del';
  const media = atoms.filter(({ isMedia }) => isMedia);
  const notes = media.map(({ text, alt }) => {
    const isPicture = text.startsWith('<img>');
    return note(`${isPicture ? 'Picture' : 'Frame or film'} ${change}${alt ? `: “${alt}”` : ''}`);
  });
  return `<${tag}>${writeAtoms(atoms)}</${tag}>${notes.join('')}`;
}

/** What changed about text that stayed, in words. */
function restyling(before: Atom[], after: Atom[]): string {
  const changes = new Set<string>();
  for (const [index, here] of after.entries()) {
    const gone = before[index];
    if (gone?.href !== here.href) changes.add(linkChange(gone?.href, here.href));
    else if (gone?.alt !== here.alt) {
      changes.add(`words for the picture: “${gone?.alt ?? ''}” → “${here.alt ?? ''}”`);
    } else if (gone && !isAlike(gone, here)) changes.add(here.isMedia ? 'display' : 'formatting');
  }
  return `Changed ${[...changes].join('; ')}`;
}

function linkChange(before: string | undefined, after: string | undefined): string {
  if (before === undefined) return `to a link: ${after}`;
  return after === undefined ? `to no link (was ${before})` : `link: ${before} → ${after}`;
}
