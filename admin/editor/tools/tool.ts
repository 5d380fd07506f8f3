import type { SvgIconProps } from '@mui/material';
import type { Editor } from '@tiptap/core';
import type { CSSProperties, ElementType } from 'react';
import type { EditorUi } from '../EditorUiContext';

/** A tool in the slash menu: its name, synonyms and description. */
export interface Slash {
  name?: string;
  keywords: string;
  run?(editor: Editor): void;
}

/** An entry of a tool's menu. */
export interface Choice {
  name: string;
  /** Shown in the slash menu; default: the tool's. */
  icon?: ElementType<SvgIconProps>;
  style?: CSSProperties;
  /** A colour shown instead of the name. */
  swatch?: string;
  isOn?(editor: Editor): boolean;
  isPossible?(editor: Editor): boolean;
  run?(editor: Editor): void;
  /** Name of the dialog that it opens. */
  dialog?: string;
  slash?: Slash;
}

/** A tool of the editor. It toggles a mark, runs a command, or opens a dialog or menu. */
export interface Tool {
  name: string;
  icon?: ElementType<SvgIconProps>;
  /** ProseMirror key name: `Mod-b`. */
  key?: string;
  mark?: string;
  run?(editor: Editor, ui: EditorUi): unknown;
  dialog?: string;
  menu?: readonly Choice[];
  /** A menu shown by name in the toolbar's row, not by icon. */
  isText?: boolean;
  /** Shown on a menu's button instead of the current choice. */
  face?: string;
  isOn?(editor: Editor, ui: EditorUi): boolean;
  isPossible?(editor: Editor): boolean;
  /** Always under More. */
  more?: boolean;
  /** Rows without room for all tools show those of priority 1, then 2, then the others. */
  priority?: 1 | 2;
  slash?: Slash;
  worksInSource?: boolean;
}

export interface ToolGroup {
  name: string;
  /** The whole group is always under More. */
  more?: boolean;
  tools: readonly Tool[];
}

/** Applies a tool without a menu. */
export function applyTool({ mark, run, dialog }: Tool, editor: Editor, ui: EditorUi): void {
  if (mark) editor.chain().focus(null, { scrollIntoView: false }).toggleMark(mark).run();
  else if (run) run(editor, ui);
  else if (dialog && dialog === ui.dialog) ui.closeDialog();
  else if (dialog) ui.openDialog(dialog);
}
