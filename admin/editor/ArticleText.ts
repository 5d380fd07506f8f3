import type { NotePlaces } from '../../shared/draftNotes';
import type { Quote } from './notes/findQuote';
import type { Noted } from './notes/notePlaces';

/** Notes at words of an article, on a surface that can mark them. */
export interface NoteMarks {
  /** Takes the places that were stored with the text. */
  start(places: NotePlaces): void;
  /** Marks these instead of others. Those that are marked already stay where they are. */
  mark(noted: readonly Noted[]): void;
  /** Returns where words of notes stand now. */
  places(): NotePlaces;
  /** Selects a note's words, or goes to where they were taken out. */
  show(id: string): 'shown' | 'taken out' | 'unknown';
  areWordsSelected(): boolean;
  /** Returns the selected words, also while something else has the focus; undefined without any. */
  selected(): Quote | undefined;
  endSelection(): void;
}

/** Where an article is typed: the editor, or a text area where it couldn't be loaded. */
export interface TextSurface {
  /** Returns the article as typed until now. */
  read(): string;
  /** Replaces what is shown. @param places of notes in it; undefined: they are followed. */
  load(html: string, places?: NotePlaces): void;
  focus(): void;
  readonly notes?: NoteMarks;
}

/**
 * The text of an opened article. The surface that it is typed on owns it: whoever needs the text
 * reads it here at that moment, and nothing but `load` replaces it.
 */
export class ArticleText {
  /** The text while there is no surface. */
  #html: string;
  #surface: TextSurface | undefined;
  readonly #typed = new Set<() => void>();
  readonly #attached = new Set<() => void>();
  readonly #selected = new Set<() => void>();

  /** Where words of notes stand in it. */
  #places: NotePlaces;

  constructor(html: string, places: NotePlaces = {}) {
    this.#html = html;
    this.#places = places;
  }

  /** Returns the article's HTML. Text that wasn't touched is returned as it was loaded. */
  readonly read = (): string => this.#surface?.read() ?? this.#html;

  /** Returns where words of notes stand in `read()`. */
  readonly notePlaces = (): NotePlaces => this.notes?.places() ?? this.#places;

  load(html: string, places?: NotePlaces): void {
    this.#html = html;
    if (places) this.#places = places;
    this.#surface?.load(html, places);
    this.changed();
  }

  focus(): void {
    this.#surface?.focus();
  }

  /** @returns a function that takes the surface away and keeps its text. */
  attach(surface: TextSurface): () => void {
    if (surface.read() !== this.#html) surface.load(this.#html);
    surface.notes?.start(this.#places);
    this.#surface = surface;
    for (const tell of this.#attached) tell();
    return () => {
      if (this.#surface !== surface) return;
      this.#html = surface.read();
      this.#places = surface.notes?.places() ?? this.#places;
      this.#surface = undefined;
      for (const tell of this.#attached) tell();
    };
  }

  /** Marks notes at words; undefined while there is no surface that can. */
  get notes(): NoteMarks | undefined {
    return this.#surface?.notes;
  }

  /** Called by the surface when other words are selected. */
  readonly selectionChanged = (): void => {
    for (const tell of this.#selected) tell();
  };

  /** Calls `listener` when other words are selected, and as a surface comes or goes. */
  readonly subscribeSelection = (listener: () => void): (() => void) => {
    this.#selected.add(listener);
    this.#attached.add(listener);
    return () => {
      this.#selected.delete(listener);
      this.#attached.delete(listener);
    };
  };

  readonly isAttached = (): boolean => this.#surface !== undefined;

  readonly subscribeAttached = (listener: () => void): (() => void) => {
    this.#attached.add(listener);
    return () => void this.#attached.delete(listener);
  };

  /** Called by the surface when typing pauses. */
  readonly changed = (): void => {
    for (const tell of this.#typed) tell();
  };

  /** Calls `listener` when typing pauses, and after `load`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#typed.add(listener);
    return () => void this.#typed.delete(listener);
  };
}
