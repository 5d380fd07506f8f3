import type { EditorView } from '@tiptap/pm/view';

export interface OpenSource {
  /** Brings what was typed into the document. */
  flush(): void;
  /** Shows the document, which something else than the source has changed. */
  show(): void;
  focus(): void;
}

const sources = new WeakMap<EditorView, OpenSource>();

/** Returns the source that is open over a document. */
export const openSource = (view: EditorView): OpenSource | undefined => sources.get(view);

/** @returns a function that says that it is closed. */
export function announceSource(view: EditorView, source: OpenSource): () => void {
  sources.set(view, source);
  return () => void sources.delete(view);
}
