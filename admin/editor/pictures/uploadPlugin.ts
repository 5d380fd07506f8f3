import type { Node } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, Selection, type Transaction } from '@tiptap/pm/state';
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view';
import { flushSync } from 'react-dom';
import type { UploadedImage } from '../../../api/types';
import { uploadPicture } from '../../media/upload';
import { flushEditors } from '../flushEditors';
import { createPlaceholder, type Placeholder } from './placeholder';

/** A picture on its way, and where it will stand. It is no part of the text until it is there. */
interface Upload {
  file: File;
  position: number;
  /** Earlier ones stand first where several wait at one place. */
  order: number;
  placeholder: Placeholder;
  sending: AbortController;
}

interface Change {
  added?: Upload;
  ended?: Upload;
}

/** Marks a change that puts another version of the text in place of all that is there. */
export const loadedText = 'loadedText';

const key = new PluginKey<readonly Upload[]>('pictureUploads');
let lastOrder = 0;

/** Shows the pictures that are on their way where they were put, and puts them there. */
export const uploadPlugin = () =>
  new Plugin<readonly Upload[]>({
    key,
    state: { init: () => [], apply },
    props: {
      decorations(state) {
        const widgets = (key.getState(state) ?? []).map(({ position, order, placeholder }) =>
          Decoration.widget(position, placeholder.dom, {
            key: `upload-${order}`,
            // Before the cursor, the first one first.
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
        // The place of those that are gone was deleted.
        const now = key.getState(view.state) ?? [];
        for (const upload of key.getState(before) ?? []) {
          if (!now.some(({ order }) => order === upload.order)) upload.sending.abort();
        }
      },
    }),
  });

/** Gives up what is on its way: the text is left. */
export function abortUploads(state: EditorState): void {
  for (const { sending } of key.getState(state) ?? []) sending.abort();
}

function apply(tr: Transaction, uploads: readonly Upload[]): readonly Upload[] {
  const { added, ended }: Change = tr.getMeta(key) ?? {};
  const moved = tr.getMeta(loadedText) === true ? placesIn(tr.before, tr.doc) : undefined;
  const kept = uploads.flatMap((upload) => {
    if (upload.order === ended?.order) return [];
    if (moved) return [{ ...upload, position: moved(upload.position) }];
    // What is typed here comes after it, and what is put in here after those that came before it.
    const isBefore = ended === undefined || upload.order < ended.order;
    const { pos, deletedAcross } = tr.mapping.mapResult(upload.position, isBefore ? -1 : 1);
    return deletedAcross ? [] : [{ ...upload, position: pos }];
  });
  return added ? [...kept, added] : kept;
}

/** Where a place of one text is in another: what was changed between them counts as one piece. */
function placesIn(before: Node, after: Node): (position: number) => number {
  const start = before.content.findDiffStart(after.content);
  const end = before.content.findDiffEnd(after.content);
  if (start === null || !end) return (position) => position;
  return (position) => {
    if (position <= start) return position;
    if (position >= end.a) return position + end.b - end.a;
    return Math.min(start, after.content.size);
  };
}

/** Uploads pictures, each of which appears at `position` when it is there, or what is wrong with it. */
export function addPictures(view: EditorView, files: readonly File[], position: number): void {
  const place = Selection.near(view.state.doc.resolve(position)).to;
  for (const file of files) {
    lastOrder += 1;
    const order = lastOrder;
    const added: Upload = {
      file,
      position: place,
      order,
      sending: new AbortController(),
      placeholder: createPlaceholder(file.name || 'picture', {
        retry: () => void send(),
        remove: () => end(view, order),
      }),
    };
    view.dispatch(view.state.tr.setMeta(key, { added } satisfies Change));
    const send = () => sendOne(view, added);
    void send();
  }
}

async function sendOne(
  view: EditorView,
  { file, order, placeholder, sending }: Upload,
): Promise<void> {
  const { signal } = sending;
  placeholder.showProgress(undefined);
  try {
    const stored = await uploadPicture(file, { onProgress: placeholder.showProgress, signal });
    end(view, order, stored);
  } catch (error) {
    if (signal.aborted) return;
    placeholder.showProblem(error instanceof Error ? error.message : String(error));
  }
}

function end(view: EditorView, order: number, stored?: UploadedImage): void {
  if (view.isDestroyed) return;
  // What is typed in the source of the text comes a moment late.
  flushEditors();
  const ended = key.getState(view.state)?.find((upload) => upload.order === order);
  if (!ended) return;
  const { tr } = view.state;
  if (stored) insert(view.state, tr, ended.position, stored);
  view.dispatch(tr.setMeta(key, { ended } satisfies Change));
  // At once, so that nothing is typed into a source that lacks the picture.
  flushSync(flushEditors);
}

/** In the line where that may hold a picture, else in a paragraph of its own after the block. */
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
