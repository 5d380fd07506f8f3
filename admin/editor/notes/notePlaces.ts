import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { cut, cutBefore } from '../../../shared/cut';
import {
  maxPlaceWords,
  type NotePlace,
  type NotePlaces,
  noteLengths,
} from '../../../shared/draftNotes';
import { changedRange, loadedText } from '../loadedText';
import {
  type DocumentText,
  leafText,
  offsetOf,
  positionsOf,
  quoteBetween,
  textOf,
  wordsBetween,
} from './documentText';
import { findQuote, neighbour, type Quote } from './findQuote';

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
const maxPast = 300;

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

/** What a transaction tells the plugin. */
interface Told {
  noted?: readonly Noted[];
  saved?: NotePlaces;
}

const tell = (state: EditorState, told: Told): Transaction =>
  state.tr.setMeta(key, told).setMeta('addToHistory', false);

/** Marks these notes instead of others. Those that are marked already stay where they are. */
export const markNotes = (state: EditorState, noted: readonly Noted[]): Transaction =>
  tell(state, { noted });

/** Takes the places that were stored with the text, instead of others. */
export const startPlaces = (state: EditorState, saved: NotePlaces): Transaction =>
  tell(state, { saved });

/** Returns where a note's words stand; undefined if they were never found. */
export const placeOf = (state: EditorState, id: string): Place | undefined =>
  key.getState(state)?.places.get(id);

/** Returns the places to store with the text: also those of notes that aren't marked. */
export function savedPlaces(state: EditorState): NotePlaces {
  const places = key.getState(state)?.places;
  if (!places?.size) return {};
  const read = textOf(state.doc);
  const saved = Array.from(places, ([id, { from, to, words }]): [string, NotePlace] => {
    const before = cutBefore(read.text.slice(0, offsetOf(read, from)), noteLengths.before);
    const said = from < to ? wordsBetween(read, { from, to }) : words;
    return [id, { from, to, words: cut(said, maxPlaceWords), before }];
  });
  return Object.fromEntries(saved);
}

function apply(tr: Transaction, marked: Marked): Marked {
  const told: Told | undefined = tr.getMeta(key);
  if (!told && (!tr.docChanged || marked.noted.length + marked.places.size === 0)) return marked;
  const noted = told?.noted ?? marked.noted;
  const followed = tr.docChanged ? follow(tr, marked) : marked.places;
  const started = told?.saved ? placesFrom(tr.doc, told.saved) : followed;
  const places = told ? placesOf(tr.doc, noted, started) : followed;
  const past = tr.docChanged
    ? [...marked.past.slice(1 - maxPast), { doc: tr.before, places: marked.places }]
    : marked.past;
  return { noted, places, past, decorations: decorationsOf(tr.doc, noted, places) };
}

/** Returns the stored places as they fit the text; those that don't are looked for by their words. */
function placesFrom(doc: Node, saved: NotePlaces): Places {
  const read = textOf(doc);
  const places = new Map<string, Place>();
  for (const [id, place] of Object.entries(saved)) {
    const there = fitted(doc, read, place) ?? lookedFor(read, place);
    if (there) places.set(id, there);
  }
  return places;
}

/** Returns a stored place if its words, or what stands before them, are where it says. */
function fitted(
  doc: Node,
  read: DocumentText,
  { from, to, words, before }: NotePlace,
): Place | undefined {
  if (to > doc.content.size) return undefined;
  if (from < to) {
    return cut(wordsBetween(read, { from, to }), maxPlaceWords) === words
      ? { from, to, words: '' }
      : undefined;
  }
  const beside = before.slice(-neighbour);
  const isThere = read.text.slice(0, offsetOf(read, from)).endsWith(beside);
  return isThere ? { from, to: from, words } : undefined;
}

function lookedFor(read: DocumentText, { from, to, words, before }: NotePlace): Place | undefined {
  if (from < to) return find(read, { quote: words, before });
  const span = before && findQuote(read.text, { quote: before, before: '' });
  const there = span ? positionsOf(read, span)?.to : undefined;
  return there === undefined ? undefined : { from: there, to: there, words };
}

/** Keeps the places of notes that have one, and finds the others by their words. */
function placesOf(doc: Node, noted: readonly Noted[], known: Places): Places {
  let read: DocumentText | undefined;
  const places = new Map(known);
  for (const note of noted) {
    if (known.has(note.id)) continue;
    read ??= textOf(doc);
    const place = find(read, note);
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
    followed.set(id, (isGone && pastedAgain(tr, mapped)) || trimmed(tr.doc, mapped));
  }
  return followed;
}

/** Finds the places in a document that takes the place of another, such as one typed in the source. */
function inOther(tr: Transaction, noted: readonly Noted[], places: Places): Places {
  const range = changedRange(tr.before, tr.doc);
  if (!range) return places;
  const { start, endBefore, endAfter } = range;
  const [before, after] = [textOf(tr.before), textOf(tr.doc)];
  const found = new Map<string, Place>();
  for (const [id, place] of places) {
    const { from, to, words } = place;
    const shift = endAfter - endBefore;
    const note = noted.find((one) => one.id === id);
    const now = quoteBetween(before, place);
    const there =
      to <= start
        ? place
        : from >= endBefore
          ? { from: from + shift, to: to + shift, words }
          : ((now && find(after, now)) ?? (note && find(after, note)));
    if (there) found.set(id, there);
  }
  return placesOf(tr.doc, noted, found);
}

/** Without spaces at its ends: what is typed between them and the words isn't one of the words. */
function trimmed(doc: Node, place: Place): Place {
  let { from, to } = place;
  const isSpace = (position: number) => /^\s$/.test(doc.textBetween(position, position + 1));
  while (from < to && isSpace(from)) from += 1;
  while (from < to && isSpace(to - 1)) to -= 1;
  return from < to ? { ...place, from, to } : place;
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
