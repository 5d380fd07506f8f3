import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, Selection, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import type { UploadedImage } from '../../../api/types';
import { uploadPicture } from '../../media/upload';
import { changedRange, loadedText } from '../loadedText';
import { openSource } from '../source/openSource';
import { createPlaceholder, type Placeholder } from './placeholder';

/** An upload and its position. It isn't part of the text until it is done. */
interface Upload {
  file: File;
  position: number;
  /** Order of uploads at one position. */
  order: number;
  placeholder: Placeholder;
  sending: AbortController;
}

interface Change {
  added?: Upload;
  ended?: Upload;
}

const key = new PluginKey<readonly Upload[]>('pictureUploads');
let lastOrder = 0;

/** Shows pending uploads at their positions and inserts finished ones. */
export const uploadPlugin = () =>
  new Plugin<readonly Upload[]>({
    key,
    state: { init: () => [], apply },
    props: {
      decorations(state) {
        const widgets = (key.getState(state) ?? []).map(({ position, order, placeholder }) =>
          Decoration.widget(position, placeholder.dom, {
            key: `upload-${order}`,
            // Before the cursor, in order.
            side: order - Number.MAX_SAFE_INTEGER,
            stopEvent: () => true,
            ignoreSelection: true,
          }),
        );
        return DecorationSet.create(state.doc, widgets);
      },
    },
    view: () => ({
      update(view, before) {
        // Missing uploads had their position deleted.
        const now = key.getState(view.state) ?? [];
        for (const upload of key.getState(before) ?? []) {
          if (!now.some(({ order }) => order === upload.order)) upload.sending.abort();
        }
      },
    }),
  });

/** Cancels pending uploads: the text is being left. */
export function abortUploads(state: EditorState): void {
  for (const { sending } of key.getState(state) ?? []) sending.abort();
}

function apply(tr: Transaction, uploads: readonly Upload[]): readonly Upload[] {
  const { added, ended }: Change = tr.getMeta(key) ?? {};
  const moved = tr.getMeta(loadedText) === true ? placesIn(tr.before, tr.doc) : undefined;
  const remaining = uploads.flatMap((upload) => {
    if (upload.order === ended?.order) return [];
    if (moved) return [{ ...upload, position: moved(upload.position) }];
    // Later typing comes after it, and later uploads after earlier ones.
    const isBefore = ended === undefined || upload.order < ended.order;
    const { pos, deletedAcross } = tr.mapping.mapResult(upload.position, isBefore ? -1 : 1);
    return deletedAcross ? [] : [{ ...upload, position: pos }];
  });
  return added ? [...remaining, added] : remaining;
}

/** Maps positions from one text to another, treating all changes between as one. */
function placesIn(before: Node, after: Node): (position: number) => number {
  const range = changedRange(before, after);
  if (!range) return (position) => position;
  const { start, endBefore, endAfter } = range;
  return (position) => {
    if (position <= start) return position;
    if (position >= endBefore) return position + endAfter - endBefore;
    return Math.min(start, after.content.size);
  };
}

/**
 * Uploads images. Each appears at `position` when done, or as an error.
 * @param onStored called with each stored image.
 */
export function addPictures(
  view: EditorView,
  files: readonly File[],
  position: number,
  onStored: (stored: UploadedImage) => void,
): void {
  const spot = Selection.near(view.state.doc.resolve(position)).to;
  for (const file of files) {
    lastOrder += 1;
    const order = lastOrder;
    const added: Upload = {
      file,
      position: spot,
      order,
      sending: new AbortController(),
      placeholder: createPlaceholder(file.name || 'image', {
        retry: () => void send(),
        remove: () => end(view, order),
      }),
    };
    view.dispatch(view.state.tr.setMeta(key, { added } satisfies Change));
    const send = () => sendOne(view, added, onStored);
    void send();
  }
}

async function sendOne(
  view: EditorView,
  { file, order, placeholder, sending }: Upload,
  onStored: (stored: UploadedImage) => void,
): Promise<void> {
  const { signal } = sending;
  placeholder.showProgress(undefined);
  try {
    const stored = await uploadPicture(file, { onProgress: placeholder.showProgress, signal });
    end(view, order, stored);
    onStored(stored);
  } catch (error) {
    if (signal.aborted) return;
    placeholder.showProblem(error instanceof Error ? error.message : String(error));
  }
}

function end(view: EditorView, order: number, stored?: UploadedImage): void {
  if (view.isDestroyed) return;
  // Text typed in the source isn't in the document yet.
  const source = openSource(view);
  source?.flush();
  const ended = key.getState(view.state)?.find((upload) => upload.order === order);
  if (!ended) return;
  const { tr } = view.state;
  if (stored) insert(view.state, tr, ended.position, stored);
  view.dispatch(tr.setMeta(key, { ended } satisfies Change));
  // Synchronous, so that nobody types into a source without the image.
  if (stored) source?.show();
}

/** Inserts an image inline if allowed, otherwise in a paragraph after the block. */
function insert(
  { doc, schema }: EditorState,
  tr: Transaction,
  position: number,
  { image_url, width, height }: UploadedImage,
): void {
  const $place = doc.resolve(position);
  const size = { width: String(width), height: String(height) };
  const picture = schema.node('image', { src: `/${image_url}`, ...size });
  const index = $place.index();
  if ($place.parent.inlineContent && $place.parent.canReplaceWith(index, index, picture.type)) {
    tr.insert(position, picture);
  } else {
    const after = $place.depth > 0 ? $place.after(1) : position;
    tr.insert(after, schema.node('paragraph', null, picture));
  }
}
