import type { EditorDialog, FieldValues } from './EditorDialog';
import { elementHtml, insertRaw, selectedElement } from './rawElement';

export const frameDialog: EditorDialog = {
  title: 'IFrame',
  fields: [
    { name: 'src', label: 'URL', isRequired: true, helperText: 'An https address' },
    { name: 'title', label: 'Title', isRequired: true, helperText: 'What the frame shows' },
    { name: 'width', label: 'Width', isShort: true, helperText: 'Pixels, or per cent as 100%' },
    { name: 'height', label: 'Height', isShort: true },
    { name: 'border', label: 'Show the border', type: 'checkbox' },
    { name: 'fullscreen', label: 'Allow full screen', type: 'checkbox' },
  ],
  read(editor): FieldValues {
    const frame = selectedElement(editor, 'iframe');
    if (!frame) return { width: '100%', height: '400' };
    const value = (name: string) => frame.getAttribute(name) ?? '';
    return {
      src: value('src'),
      title: value('title'),
      width: value('width'),
      height: value('height'),
      border: value('frameborder') === '0' ? '' : 'true',
      fullscreen: frame.hasAttribute('allowfullscreen') ? 'true' : '',
    };
  },
  apply(editor, { src = '', title, width, height, border, fullscreen: allowfullscreen }) {
    const address = src.trim();
    if (!/^https:\/\//i.test(address) || !URL.canParse(address)) {
      return 'Enter an address that begins with https://.';
    }
    const frameborder = border ? '1' : '0';
    insertRaw(
      editor,
      elementHtml('iframe', { src: address, title, width, height, frameborder, allowfullscreen }),
    );
  },
};
