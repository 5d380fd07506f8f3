import type { Node } from '@tiptap/pm/model';
import { TextSelection, type Transaction } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import type { NotePlaces } from '../../shared/draftNotes';
import type { ArticleText, NoteMarks, TextSurface } from './ArticleText';
import { readHtml } from './html/readHtml';
import { writeHtml } from './html/writeHtml';
import { loadedText } from './loadedText';
import { quoteBetween, textOf } from './notes/documentText';
import { markNotes, placeOf, savedPlaces, startPlaces } from './notes/notePlaces';
import { openSource } from './source/openSource';

const pauseMs = 250;
/** Maximum delay of `changed` while typing continues. */
const maxDelayMs = 700;

/** The editor as the surface of an article: its document owns the text. */
export class EditorSurface implements TextSurface {
  readonly #editor: Editor;
  readonly #article: ArticleText;
  #loaded: { html: string; doc: Node };
  /** The document read last, so that each is written once. */
  #written: { html: string; doc: Node };
  #timer: number | undefined;
  /** Time by which the pending `changed` is due. */
  #due = 0;

  /** @param html what the editor was created with. */
  constructor(editor: Editor, article: ArticleText, html: string) {
    this.#editor = editor;
    this.#article = article;
    this.#loaded = { html, doc: editor.state.doc };
    this.#written = this.#loaded;
  }

  readonly read = (): string => {
    openSource(this.#editor.view)?.flush();
    const { doc } = this.#editor.state;
    if (doc !== this.#written.doc) {
      const isLoaded = doc.eq(this.#loaded.doc);
      this.#written = { doc, html: isLoaded ? this.#loaded.html : writeHtml(doc) };
    }
    return this.#written.html;
  };

  load(html: string, places?: NotePlaces): void {
    this.type(html);
    if (places) this.notes.start(places);
    openSource(this.#editor.view)?.show();
  }

  /** Takes what was typed in the source. */
  type(html: string): void {
    const content = readHtml(html).content ?? null;
    this.#editor.chain().setMeta(loadedText, true).setContent(content, { emitUpdate: false }).run();
    this.#loaded = { html, doc: this.#editor.state.doc };
    this.#written = this.#loaded;
  }

  readonly notes: NoteMarks = {
    start: (places) => this.#dispatch(startPlaces(this.#editor.state, places)),
    mark: (noted) => this.#dispatch(markNotes(this.#editor.state, noted)),
    places: () => savedPlaces(this.#editor.state),
    show: (id) => {
      const { view } = this.#editor;
      const place = placeOf(view.state, id);
      if (!place) return 'unknown';
      const { from, to } = place;
      const selection = TextSelection.between(
        view.state.doc.resolve(from),
        view.state.doc.resolve(to),
      );
      view.dispatch(view.state.tr.setSelection(selection).scrollIntoView());
      view.focus();
      return from < to ? 'shown' : 'taken out';
    },
    areWordsSelected: () => {
      const { doc, selection } = this.#editor.state;
      return doc.textBetween(selection.from, selection.to, ' ', ' ').trim() !== '';
    },
    selected: () => {
      const { doc, selection } = this.#editor.state;
      return selection.empty ? undefined : quoteBetween(textOf(doc), selection);
    },
    endSelection: () => {
      const { view } = this.#editor;
      const end = TextSelection.near(view.state.selection.$to, -1);
      view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, end.to)));
    },
  };

  #dispatch(tr: Transaction): void {
    this.#editor.view.dispatch(tr);
  }

  /** Immediate, unlike the focus command: the next key belongs to the text. */
  focus(): void {
    (openSource(this.#editor.view) ?? this.#editor.view).focus();
  }

  /** Announces typing once it pauses. */
  readonly announceSoon = (): void => {
    const now = performance.now();
    if (this.#timer === undefined) this.#due = now + maxDelayMs;
    window.clearTimeout(this.#timer);
    const delay = Math.min(pauseMs, Math.max(this.#due - now, 0));
    this.#timer = window.setTimeout(this.announce, delay);
  };

  /** Announces typing that isn't announced yet. */
  readonly announce = (): void => {
    if (this.#timer === undefined) return;
    window.clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#article.changed();
  };

  /** @returns a function that leaves the text to the article. */
  attach(): () => void {
    const detach = this.#article.attach(this);
    this.#editor.on('update', this.announceSoon);
    this.#editor.on('selectionUpdate', this.#article.selectionChanged);
    this.#editor.on('blur', this.announce);
    return () => {
      this.#editor.off('update', this.announceSoon);
      this.#editor.off('selectionUpdate', this.#article.selectionChanged);
      this.#editor.off('blur', this.announce);
      detach();
      this.announce();
    };
  }
}
