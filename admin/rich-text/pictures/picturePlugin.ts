import { NodeSelection, Plugin, PluginKey } from '@tiptap/pm/state';

/** Copied cells and pages bring a picture of themselves along: their HTML counts. */
const filesIn = (data: DataTransfer | null): File[] =>
  !data || data.types.includes('text/html') ? [] : [...data.files];

/** Takes files that are pasted or dropped, which a browser would open, and asks at a double click. */
export const picturePlugin = (
  addPictures: (files: readonly File[], position: number) => void,
  ask: () => void,
) =>
  new Plugin({
    key: new PluginKey('pictures'),
    props: {
      handlePaste(view, event) {
        const files = filesIn(event.clipboardData);
        if (files.length > 0) addPictures(files, view.state.selection.to);
        return files.length > 0;
      },
      handleDrop(view, event) {
        const files = filesIn(event.dataTransfer);
        if (files.length === 0) return false;
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        addPictures(files, place?.pos ?? view.state.selection.to);
        return true;
      },
      handleDoubleClickOn(view, _position, node, at) {
        if (node.type.name !== 'image') return false;
        // The dialog is of what is selected.
        view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, at)));
        ask();
        return true;
      },
    },
  });
