import { useEditorState } from '@tiptap/react';
import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { CommandDialog } from '../dialogs/CommandDialog';
import { useEditorShell } from '../EditorShell';
import { useArticleEditor } from '../useArticleEditor';
import { imageDialog } from './imageDialog';
import { PictureFrame } from './PictureFrame';
import { pictureKeys } from './pictureKeys';
import { picturePlugin } from './picturePlugin';
import { abortUploads, uploadPlugin } from './uploadPlugin';
import { useAddPictures } from './useAddPictures';
import { useForeignPictures } from './useForeignPictures';

/** All that the editor does with pictures besides its toolbar's buttons. */
export function Pictures() {
  const editor = useArticleEditor();
  const { dialog, openDialog, isSource } = useEditorShell();
  const ask = () => openDialog('image');
  const onFiles = useEffectEvent(useAddPictures());
  const onAsk = useEffectEvent(ask);
  useForeignPictures();

  useEffect(() => {
    const plugins = [
      uploadPlugin(),
      pictureKeys(editor),
      picturePlugin(
        (files, position) => onFiles(files, position),
        () => onAsk(),
      ),
    ];
    for (const plugin of plugins) editor.registerPlugin(plugin, (own, others) => [own, ...others]);
    return () => {
      abortUploads(editor.state);
      const keys = plugins.flatMap(({ spec }) => spec.key ?? []);
      if (!editor.isDestroyed) editor.unregisterPlugin(keys);
    };
  }, [editor]);

  const isPicture = useEditorState({ editor, selector: () => editor.isActive('image') });
  const holder = isPicture && !isSource ? editor.view.dom.parentElement : null;
  return (
    <>
      {holder &&
        createPortal(<PictureFrame editor={editor} holder={holder} onAskWords={ask} />, holder)}
      {dialog === 'image' && <CommandDialog asks={imageDialog} />}
    </>
  );
}
