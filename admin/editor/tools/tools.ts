import Anchor from '@mui/icons-material/Anchor';
import ArrowDropDownCircle from '@mui/icons-material/ArrowDropDownCircle';
import CheckBox from '@mui/icons-material/CheckBox';
import Code from '@mui/icons-material/Code';
import ContentCopy from '@mui/icons-material/ContentCopy';
import ContentCut from '@mui/icons-material/ContentCut';
import ContentPaste from '@mui/icons-material/ContentPaste';
import ContentPasteGo from '@mui/icons-material/ContentPasteGo';
import CropSquare from '@mui/icons-material/CropSquare';
import Description from '@mui/icons-material/Description';
import DynamicForm from '@mui/icons-material/DynamicForm';
import EmojiSymbols from '@mui/icons-material/EmojiSymbols';
import FindReplace from '@mui/icons-material/FindReplace';
import FontDownload from '@mui/icons-material/FontDownload';
import FormatAlignCenter from '@mui/icons-material/FormatAlignCenter';
import FormatAlignJustify from '@mui/icons-material/FormatAlignJustify';
import FormatAlignLeft from '@mui/icons-material/FormatAlignLeft';
import FormatAlignRight from '@mui/icons-material/FormatAlignRight';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatClear from '@mui/icons-material/FormatClear';
import FormatColorFill from '@mui/icons-material/FormatColorFill';
import FormatColorText from '@mui/icons-material/FormatColorText';
import FormatIndentDecrease from '@mui/icons-material/FormatIndentDecrease';
import FormatIndentIncrease from '@mui/icons-material/FormatIndentIncrease';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatListNumberedRtl from '@mui/icons-material/FormatListNumberedRtl';
import FormatQuote from '@mui/icons-material/FormatQuote';
import FormatSize from '@mui/icons-material/FormatSize';
import FormatUnderlined from '@mui/icons-material/FormatUnderlined';
import Fullscreen from '@mui/icons-material/Fullscreen';
import GridOn from '@mui/icons-material/GridOn';
import HorizontalRule from '@mui/icons-material/HorizontalRule';
import Image from '@mui/icons-material/Image';
import Link from '@mui/icons-material/Link';
import LinkOff from '@mui/icons-material/LinkOff';
import Notes from '@mui/icons-material/Notes';
import PermMedia from '@mui/icons-material/PermMedia';
import PictureAsPdf from '@mui/icons-material/PictureAsPdf';
import Print from '@mui/icons-material/Print';
import RadioButtonChecked from '@mui/icons-material/RadioButtonChecked';
import Redo from '@mui/icons-material/Redo';
import SelectAll from '@mui/icons-material/SelectAll';
import ShortText from '@mui/icons-material/ShortText';
import SmartButton from '@mui/icons-material/SmartButton';
import SmartDisplay from '@mui/icons-material/SmartDisplay';
import StickyNote from '@mui/icons-material/StickyNote2Outlined';
import StrikethroughS from '@mui/icons-material/StrikethroughS';
import Style from '@mui/icons-material/Style';
import Subscript from '@mui/icons-material/Subscript';
import Superscript from '@mui/icons-material/Superscript';
import TableChart from '@mui/icons-material/TableChart';
import Title from '@mui/icons-material/Title';
import Undo from '@mui/icons-material/Undo';
import Verified from '@mui/icons-material/Verified';
import ViewDay from '@mui/icons-material/ViewDay';
import ViewQuilt from '@mui/icons-material/ViewQuilt';
import Visibility from '@mui/icons-material/Visibility';
import WebAsset from '@mui/icons-material/WebAsset';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
import { indentBlocks, removeFormats } from '../commands/blocks';
import { isSelected, pasteAs, putOnClipboard } from '../commands/clipboard';
import { insertFootnote } from '../commands/footnotes';
import { isLinkButton, isSnippet } from '../commands/pieces';
import { insertTable } from '../commands/table';
import { printArticle } from '../printArticle';
import { cells, colourOf, colours, fonts, formats, sizes, styles } from './menus';
import type { Tool, ToolGroup } from './tool';

const command =
  (run: (chain: ChainedCommands) => ChainedCommands) =>
  (editor: Editor): boolean =>
    run(editor.chain().focus(null, { scrollIntoView: false })).run();

const align = (to: string): Pick<Tool, 'run' | 'isOn'> => ({
  run: command((chain) => chain.toggleTextAlign(to)),
  isOn: (editor) => editor.isActive({ textAlign: to }),
});

/**
 * All tools in toolbar order, read by the toolbar, More and the slash menu. Dialogs are in
 * `dialogs/`.
 */
export const toolGroups: readonly ToolGroup[] = [
  {
    name: 'History',
    tools: [
      {
        name: 'Undo',
        priority: 2,
        icon: Undo,
        key: 'Mod-z',
        // As the key does: formatting by typing goes first.
        run: command((chain) =>
          chain.first(({ commands }) => [() => commands.undoInputRule(), () => commands.undo()]),
        ),
        isPossible: ({ state }) => undoDepth(state) > 0,
      },
      {
        name: 'Redo',
        icon: Redo,
        key: 'Mod-y',
        run: command((chain) => chain.redo()),
        isPossible: ({ state }) => redoDepth(state) > 0,
      },
    ],
  },
  {
    name: 'Headings and fonts',
    tools: [
      { name: 'Format', icon: Title, isText: true, priority: 1, menu: formats },
      { name: 'Font', icon: FontDownload, menu: fonts, more: true },
      { name: 'Size', icon: FormatSize, menu: sizes, more: true },
    ],
  },
  {
    name: 'Basic styles',
    tools: [
      { name: 'Bold', icon: FormatBold, key: 'Mod-b', mark: 'bold', priority: 1 },
      { name: 'Italic', icon: FormatItalic, key: 'Mod-i', mark: 'italic', priority: 2 },
      { name: 'Underline', icon: FormatUnderlined, key: 'Mod-u', mark: 'underline' },
      {
        name: 'Text colour',
        icon: FormatColorText,
        face: 'Colour',
        menu: colours('color'),
        isOn: (editor) => colourOf(editor, 'color') !== '',
      },
      {
        name: 'Background colour',
        icon: FormatColorFill,
        face: 'Background',
        menu: colours('backgroundColor'),
        isOn: (editor) => colourOf(editor, 'backgroundColor') !== '',
        more: true,
      },
      {
        name: 'Strikethrough',
        icon: StrikethroughS,
        key: 'Mod-Shift-x',
        mark: 'strike',
        more: true,
      },
      { name: 'Subscript', icon: Subscript, key: 'Mod-,', mark: 'subscript', more: true },
      { name: 'Superscript', icon: Superscript, key: 'Mod-.', mark: 'superscript', more: true },
      {
        name: 'Remove format',
        icon: FormatClear,
        more: true,
        run: command((chain) => chain.command(removeFormats)),
      },
    ],
  },
  {
    name: 'Lists and quotations',
    tools: [
      {
        name: 'Numbered list',
        priority: 2,
        icon: FormatListNumbered,
        key: 'Mod-Shift-7',
        slash: { keywords: 'ol steps ordered' },
        run: command((chain) => chain.toggleOrderedList()),
        isOn: (editor) => editor.isActive('orderedList'),
      },
      {
        name: 'Bulleted list',
        priority: 1,
        icon: FormatListBulleted,
        key: 'Mod-Shift-8',
        slash: { keywords: 'ul points unordered' },
        run: command((chain) => chain.toggleBulletList()),
        isOn: (editor) => editor.isActive('bulletList'),
      },
      {
        name: 'Block quotation',
        icon: FormatQuote,
        key: 'Mod-Shift-b',
        run: command((chain) => chain.toggleBlockquote()),
        isOn: (editor) => editor.isActive('blockquote'),
        slash: { name: 'Quotation', keywords: 'quote blockquote' },
      },
    ],
  },
  {
    name: 'Insert',
    tools: [
      { name: 'Link', icon: Link, key: 'Mod-k', dialog: 'link', priority: 1 },
      {
        name: 'Image',
        priority: 1,
        icon: Image,
        run: (editor, ui) =>
          editor.isActive('image') ? ui.openDialog('image') : ui.picker.current?.click(),
        isOn: (editor) => editor.isActive('image'),
        slash: { keywords: 'picture photo' },
      },
      {
        name: 'Link as a button',
        icon: SmartButton,
        dialog: 'linkButton',
        isOn: isLinkButton,
        slash: { name: 'Button', keywords: 'link call to action book contact cta' },
      },
      {
        name: 'Footnote',
        icon: FormatListNumberedRtl,
        run: (editor) => insertFootnote(editor),
        slash: { keywords: 'note source citation reference endnote' },
      },
      { name: 'Image from media', icon: PermMedia, dialog: 'media', priority: 2 },
      {
        name: 'PDF',
        icon: PictureAsPdf,
        dialog: 'paper',
        slash: { keywords: 'paper file document download form' },
      },
      {
        name: 'Fact',
        priority: 2,
        icon: Verified,
        dialog: 'fact',
        isOn: (editor) => editor.isActive('fact') && !isSnippet(editor),
        slash: { keywords: 'figure fee charge cost age time' },
      },
      {
        name: 'Snippet',
        icon: StickyNote,
        dialog: 'snippet',
        isOn: isSnippet,
        slash: { keywords: 'disclaimer contact shared text block reuse' },
      },
      {
        name: 'Video',
        priority: 2,
        icon: SmartDisplay,
        dialog: 'video',
        slash: { keywords: 'youtube vimeo facebook embed' },
      },
      {
        name: 'Table',
        priority: 2,
        icon: TableChart,
        dialog: 'table',
        slash: {
          keywords: 'rows columns cells',
          run(editor) {
            insertTable(editor, { rows: '3', columns: '3', headers: 'row', border: '1' }, '100%');
          },
        },
      },
      {
        name: 'Rows, columns and cells',
        icon: GridOn,
        isText: true,
        face: 'Cells',
        menu: cells,
      },
      { name: 'Styles', icon: Style, isText: true, menu: styles },
      {
        name: 'Horizontal line',
        icon: HorizontalRule,
        more: true,
        run: command((chain) => chain.setHorizontalRule()),
        slash: { keywords: 'rule hr divider separator' },
      },
      {
        name: 'Special character or smiley',
        icon: EmojiSymbols,
        dialog: 'character',
        more: true,
        slash: { keywords: 'symbol sign emoji' },
      },
      {
        name: 'IFrame',
        icon: WebAsset,
        dialog: 'frame',
        more: true,
        slash: { name: 'Frame', keywords: 'iframe embed map' },
      },
      {
        name: 'Unlink',
        icon: LinkOff,
        more: true,
        run: command((chain) => chain.unsetLink()),
        isPossible: (editor) => editor.isActive('link'),
      },
      { name: 'Anchor', icon: Anchor, dialog: 'anchor', more: true },
    ],
  },
  {
    name: 'View',
    tools: [
      { name: 'Find and replace', icon: FindReplace, key: 'Mod-f', dialog: 'find' },
      {
        name: 'Source',
        icon: Code,
        worksInSource: true,
        run: (_editor, ui) => ui.toggle('isSource'),
        isOn: (_editor, ui) => ui.isSource,
      },
    ],
  },
  {
    name: 'Paragraph',
    more: true,
    tools: [
      { name: 'Align left', icon: FormatAlignLeft, key: 'Mod-Shift-l', ...align('left') },
      { name: 'Align centre', icon: FormatAlignCenter, key: 'Mod-Shift-e', ...align('center') },
      { name: 'Align right', icon: FormatAlignRight, key: 'Mod-Shift-r', ...align('right') },
      { name: 'Justify', icon: FormatAlignJustify, key: 'Mod-Shift-j', ...align('justify') },
      {
        name: 'Decrease indent',
        icon: FormatIndentDecrease,
        run: (editor) => indentBlocks(editor, -1),
      },
      {
        name: 'Increase indent',
        icon: FormatIndentIncrease,
        run: (editor) => indentBlocks(editor, 1),
      },
      {
        name: 'Div container',
        icon: CropSquare,
        dialog: 'div',
        slash: { keywords: 'box section class' },
      },
    ],
  },
  {
    name: 'Document',
    more: true,
    tools: [
      {
        name: 'Preview',
        icon: Visibility,
        worksInSource: true,
        run: (_editor, ui) => ui.preview(),
      },
      {
        name: 'Print',
        icon: Print,
        worksInSource: true,
        run: (_editor, ui) => printArticle(ui.currentHtml()),
      },
      {
        name: 'Templates',
        icon: ViewQuilt,
        dialog: 'templates',
        slash: { name: 'Template', keywords: 'beginning' },
      },
      {
        name: 'Show blocks',
        icon: ViewDay,
        run: (_editor, ui) => ui.toggle('areBlocksShown'),
        isOn: (_editor, ui) => ui.areBlocksShown,
      },
      {
        name: 'Maximize',
        icon: Fullscreen,
        worksInSource: true,
        run: (_editor, ui) => ui.toggle('isMaximized'),
        isOn: (_editor, ui) => ui.isMaximized,
      },
    ],
  },
  {
    name: 'Clipboard',
    more: true,
    tools: [
      {
        name: 'Cut',
        icon: ContentCut,
        key: 'Mod-x',
        run: (editor) => putOnClipboard(editor, 'cut'),
        isPossible: isSelected,
      },
      {
        name: 'Copy',
        icon: ContentCopy,
        key: 'Mod-c',
        run: (editor) => putOnClipboard(editor, 'copy'),
        isPossible: isSelected,
      },
      { name: 'Paste', icon: ContentPaste, key: 'Mod-v', run: pasteAs('html') },
      {
        name: 'Paste as plain text',
        icon: ContentPasteGo,
        key: 'Mod-Shift-v',
        run: pasteAs('plain'),
      },
      // Word's HTML is recognized automatically.
      { name: 'Paste from Word', icon: Description, run: pasteAs('html') },
      {
        name: 'Select all',
        icon: SelectAll,
        key: 'Mod-a',
        run: command((chain) => chain.selectAll()),
      },
    ],
  },
  {
    name: 'Forms',
    more: true,
    tools: [
      { name: 'Form', icon: DynamicForm, dialog: 'form' },
      { name: 'Checkbox', icon: CheckBox, dialog: 'checkbox' },
      { name: 'Radio button', icon: RadioButtonChecked, dialog: 'radio' },
      { name: 'Text field', icon: ShortText, dialog: 'textField' },
      { name: 'Text area', icon: Notes, dialog: 'textArea' },
      { name: 'Selection field', icon: ArrowDropDownCircle, dialog: 'selection' },
      { name: 'Button', icon: SmartButton, dialog: 'button' },
    ],
  },
];

export const tools: readonly Tool[] = toolGroups.flatMap((group) => group.tools);

/** Tools of the toolbar's row, if it is wide enough. */
export const mainTools: readonly Tool[] = toolGroups
  .filter((group) => !group.more)
  .flatMap((group) => group.tools.filter((tool) => !tool.more));

/** Returns the tool whose dialog a key opens; other keys are bound by extensions. */
export const toolOfKey = (key: string): Tool | undefined =>
  tools.find((tool) => tool.dialog && tool.key === `Mod-${key}`);
