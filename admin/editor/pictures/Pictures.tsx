import { FileHandlePlugin } from '@tiptap/extension-file-handler';
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state';
import { useEditorState } from '@tiptap/react';
import { useEffect, useEffectEvent } from 'react';
import { useNotify } from 'react-admin';
import { imageProblem, notifyIfKnown } from '../../media/upload';
import { PicturePicker } from '../../media/useUpload';
import { useArticleEditor, useEditorUi } from '../EditorUiContext';
import { isOneLocalPicture } from '../paste/cleanPasted';
import { foreignAddresses, importForeign } from './foreignPictures';
import { PictureFrame } from './PictureFrame';
import { abortUploads, addPictures, uploadPlugin } from './uploadPlugin';

interface Props {
  /** Non-scrolling container of the text, in which the frame is positioned. */
  holder: HTMLElement | null;
}

/** Handles uploads into the text and frames the selected image. Rendered inside `holder`. */
export function Pictures({ holder }: Props) {
  const editor = useArticleEditor();
  const { openDialog, isSource, picker } = useEditorUi();
  const notify = useNotify();

  /** Uploads files into the text; invalid ones are refused with a toast. */
  function add(files: readonly File[], position: number) {
    const problems = new Set(files.map(imageProblem).filter((problem) => problem !== undefined));
    for (const problem of problems) notify(problem, { type: 'error', title: 'Error' });
    const pictures = files.filter((file) => !imageProblem(file));
    addPictures(editor.view, pictures, position, (stored) => notifyIfKnown(notify, stored));
  }

  /** Imports pasted images of other sites, and reports failures. */
  async function takeForeignIn(transaction: Transaction) {
    if (!/^(paste|drop)$/.test(String(transaction.getMeta('uiEvent')))) return;
    const addresses = foreignAddresses(transaction);
    const taken = await Promise.all(addresses.map((src) => importForeign(editor, src)));
    const left = taken.filter((isTaken) => !isTaken).length;
    if (left > 0) notify(notFetched(left), { type: 'warning' });
  }

  const onFiles = useEffectEvent(add);
  const onTransaction = useEffectEvent(takeForeignIn);

  useEffect(() => {
    const dropped = FileHandlePlugin({
      editor,
      key: new PluginKey('pictureFiles'),
      onDrop: (_editor, files, position) => onFiles(files, position),
    });
    const pasted = new Plugin({
      key: new PluginKey('pastedFiles'),
      props: {
        handlePaste({ state }, { clipboardData }) {
          const files = Array.from(clipboardData?.files ?? []);
          const html = clipboardData?.getData('text/html') ?? '';
          // Copied cells and pages include an image of themselves: their HTML takes precedence.
          if (files.length === 0 || (html && !isOneLocalPicture(html))) return false;
          onFiles(files, state.selection.to);
          return true;
        },
      },
    });
    const plugins = [uploadPlugin(), dropped, pasted];
    for (const plugin of plugins) editor.registerPlugin(plugin, (own, others) => [own, ...others]);
    const watch = ({ transaction }: { transaction: Transaction }) =>
      void onTransaction(transaction);
    editor.on('transaction', watch);
    return () => {
      editor.off('transaction', watch);
      abortUploads(editor.state);
      const keys = plugins.flatMap(({ spec }) => spec.key ?? []);
      if (!editor.isDestroyed) editor.unregisterPlugin(keys);
    };
  }, [editor]);

  const isPicture = useEditorState({ editor, selector: () => editor.isActive('image') });
  return (
    <>
      <PicturePicker
        ref={picker}
        label="Image file"
        multiple
        onTake={(files) => add(files, editor.state.selection.to)}
      />
      {holder && isPicture && !isSource && (
        <PictureFrame editor={editor} holder={holder} onDescribe={() => openDialog('image')} />
      )}
    </>
  );
}

const notFetched = (count: number): string =>
  count === 1
    ? 'An image could not be fetched. It stays on its own site and may disappear.'
    : `${count} images could not be fetched. They stay on their own sites and may disappear.`;
