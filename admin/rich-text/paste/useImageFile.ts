import type { Editor } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { useEffect, useRef } from 'react';

/** Hands over a file that is pasted or dropped into the text, which a browser would open instead. */
export function useImageFile(editor: Editor, onFile: (file: File) => void): void {
  const latest = useRef(onFile);
  latest.current = onFile;

  useEffect(() => {
    const key = new PluginKey('imageFile');
    const plugin = new Plugin({
      key,
      props: {
        handlePaste: (_view, event) => {
          const file = fileIn(event.clipboardData);
          if (file) latest.current(file);
          return Boolean(file);
        },
        handleDrop: (view, event) => {
          const file = fileIn(event.dataTransfer);
          if (!file) return false;
          const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
          if (place) editor.commands.setTextSelection(place.pos);
          latest.current(file);
          return true;
        },
      },
    });
    editor.registerPlugin(plugin, (own, others) => [own, ...others]);
    return () => {
      editor.unregisterPlugin(key);
    };
  }, [editor]);
}

/** Copied cells and pages bring a picture of themselves along: their HTML counts. */
const fileIn = (data: DataTransfer | null): File | undefined =>
  data?.types.includes('text/html') ? undefined : data?.files[0];
