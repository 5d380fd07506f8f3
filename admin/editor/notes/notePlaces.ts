import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { loadedText } from '../pictures/uploadPlugin';
import {
  type DocumentText,
  leafText,
  offsetOf,
  positionsOf,
  quoteBetween,
  textOf,
  wordsBetween,
} from './documentText';
import { findQuote, type Quote } from './findQuote';

/** A note at words of the text, as it was written. */
export interface Noted extends Quote {
  id: string;
}

/** Where a note's words stand: `to` is excluded. Taken out, `from` is `to`. */
export interface Place {
  from: number;
  to: number;
  /** What they said when they were taken out; else empty. */
  words: string;
}

type Places = ReadonlyMap<string, Place>;

interface Marked {
  noted: readonly Noted[];
  places: Places;
  decorations: DecorationSet;
  /** How places stood in documents before: Undo and Redo lead back to one of them. */
  past: readonly { doc: Node; places: Places }[];
}

const key = new PluginKey<Marked>('notePlaces');
const mostPast = 300;

/**
 * Marks the words of notes, and follows them through every change: typing, cut and paste, undo,
 * replacing, the toolbar. The notes themselves stay as they were written.
 */
export const notePlaces = () =>
  new Plugin<Marked>({
    key,
    state: {
      init: () => ({ noted: [], places: new Map(), decorations: DecorationSet.empty, past: [] }),
      apply,
    },
    props: { decorations: (state) => key.getState(state)?.decorations },
  });

/** Marks these notes instead of others. Those that are marked already stay where they are. */
export const markNotes = (state: EditorState, noted: readonly Noted[]): Transaction =>
  state.tr.setMeta(key, noted).setMeta('addToHistory', false);

/** Returns where a note's words stand; undefined if they were never found. */
export const placeOf = (state: EditorState, id: string): Place | undefined =>
  key.getState(state)?.places.get(id);

function apply(tr: Transaction, marked: Marked): Marked {
  const wanted: readonly Noted[] | undefined = tr.getMeta(key);
  if (!wanted && (!tr.docChanged || marked.noted.length === 0)) return marked;
  const noted = wanted ?? marked.noted;
  const followed = tr.docChanged ? follow(tr, marked) : marked.places;
  const places = wanted ? placesOf(tr.doc, wanted, followed) : followed;
  const past = tr.docChanged
    ? [...marked.past.slice(1 - mostPast), { doc: tr.before, places: marked.places }]
    : marked.past;
  return { noted, places, past, decorations: decorationsOf(tr.doc, noted, places) };
}

/** Keeps the places of notes that have one, and finds the others by their words. */
function placesOf(doc: Node, noted: readonly Noted[], known: Places): Places {
  let read: DocumentText | undefined;
  const places = new Map<string, Place>();
  for (const note of noted) {
    read ??= known.has(note.id) ? undefined : textOf(doc);
    const place = known.get(note.id) ?? (read && find(read, note));
    if (place) places.set(note.id, place);
  }
  return places;
}

function find(read: DocumentText, quote: Quote): Place | undefined {
  const span = findQuote(read.text, quote);
  const found = span && positionsOf(read, span);
  return found && { ...found, words: '' };
}

function follow(tr: Transaction, { noted, places, past }: Marked): Places {
  if (tr.getMeta(loadedText)) return inOther(tr, noted, places);
  // Undo and Redo put back what mapping alone has lost.
  const isHistory = tr.getMeta('history$') !== undefined;
  const before = isHistory ? past.findLast(({ doc }) => doc.eq(tr.doc)) : undefined;
  const followed = new Map<string, Place>();
  for (const [id, place] of places) {
    const mapped = before?.places.get(id) ?? mapPlace(tr, place);
    const isGone = mapped.from === mapped.to;
    followed.set(id, (isGone && pastedAgain(tr, mapped)) || mapped);
  }
  return followed;
}

/** Finds the places in a document that takes the place of another, such as after Discard. */
function inOther(tr: Transaction, noted: readonly Noted[], places: Places): Places {
  const [before, after] = [textOf(tr.before), textOf(tr.doc)];
  const found = new Map<string, Place>();
  for (const note of noted) {
    const place = places.get(note.id);
    const now = place && quoteBetween(before, place);
    const there = (now && find(after, now)) ?? find(after, note);
    if (there) found.set(note.id, there);
  }
  return found;
}

function mapPlace({ mapping, before }: Transaction, place: Place): Place {
  const { from, to, words } = place;
  if (from === to) {
    const at = mapping.map(from, -1);
    return { from: at, to: at, words };
  }
  const [first, last] = [mapping.map(from, 1), mapping.map(to, -1)];
  if (first >= last) {
    const at = mapping.map(from, -1);
    return { from: at, to: at, words: wordsBetween(textOf(before), place) };
  }
  // What is typed over their first or last word stands for it; what is typed beside them doesn't.
  return {
    from: mapping.mapResult(from, 1).deletedAfter ? mapping.map(from, -1) : first,
    to: mapping.mapResult(to, -1).deletedBefore ? mapping.map(to, 1) : last,
    words: '',
  };
}

/** Finds words that were taken out in what a change puts in: they were cut and pasted, or dragged. */
function pastedAgain({ doc, mapping }: Transaction, { words }: Place): Place | undefined {
  if (words === '') return undefined;
  let found: Place | undefined;
  mapping.maps.forEach((map, index) => {
    const rest = mapping.slice(index + 1);
    map.forEach((_oldStart, _oldEnd, newStart, newEnd) => {
      const [from, to] = [rest.map(newStart, -1), rest.map(newEnd, 1)];
      // Runs at every key while words are gone: the whole text is read only once they are there.
      if (found || !doc.textBetween(from, to, '\n', leafText).includes(words)) return;
      const after = textOf(doc);
      const at = after.text.indexOf(words, offsetOf(after, from));
      const there = positionsOf(after, { from: at, to: at + words.length });
      if (there) found = { ...there, words: '' };
    });
  });
  return found;
}

function decorationsOf(doc: Node, noted: readonly Noted[], places: Places): DecorationSet {
  const decorations = noted.flatMap(({ id, quote }) => {
    const place = places.get(id);
    if (!place) return [];
    const { from, to } = place;
    return from < to
      ? Decoration.inline(from, to, { class: 'draft-note' })
      : Decoration.widget(from, () => takenOut(quote), { key: `taken out ${id}`, side: -1 });
  });
  return DecorationSet.create(doc, decorations);
}

/** Shows where words of a note were. */
function takenOut(quote: string): HTMLElement {
  const mark = document.createElement('span');
  mark.className = 'draft-note-gone';
  mark.title = `A note was about words that were taken out here: ${quote}`;
  mark.contentEditable = 'false';
  return mark;
}
