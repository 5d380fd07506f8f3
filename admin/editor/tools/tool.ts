import type { SvgIconProps } from '@mui/material';
import type { Editor } from '@tiptap/core';
import type { CSSProperties, ElementType } from 'react';
import type { EditorUi } from '../EditorUiContext';

/** How the slash menu offers a tool: its name there, other words that people look for, what it does. */
export interface Slash {
  name?: string;
  words: string;
  run?(editor: Editor): void;
}

/** An entry of a tool's menu. */
export interface Choice {
  name: string;
  style?: CSSProperties;
  /** A colour that is shown instead of the name. */
  swatch?: string;
  isOn?(editor: Editor): boolean;
  isPossible?(editor: Editor): boolean;
  run?(editor: Editor): void;
  /** Name of the dialog that it opens. */
  dialog?: string;
  slash?: Slash;
}

/** One tool of the editor. It does one of: toggle a mark, run, open a dialog or a menu. */
export interface Tool {
  name: string;
  icon?: ElementType<SvgIconProps>;
  /** As ProseMirror names keys: `Mod-b`. */
  key?: string;
  mark?: string;
  run?(editor: Editor, ui: EditorUi): unknown;
  dialog?: string;
  menu?: readonly Choice[];
  /** Shown on a menu's button instead of what is chosen. */
  face?: string;
  isOn?(editor: Editor, ui: EditorUi): boolean;
  isPossible?(editor: Editor): boolean;
  /** Always under More. */
  more?: boolean;
  slash?: Slash;
  worksInSource?: boolean;
}

export interface ToolGroup {
  name: string;
  /** All of it always under More. */
  more?: boolean;
  tools: readonly Tool[];
}

/** Does what a tool without a menu is for. */
export function applyTool({ mark, run, dialog }: Tool, editor: Editor, ui: EditorUi): void {
  if (mark) editor.chain().focus(null, { scrollIntoView: false }).toggleMark(mark).run();
  else if (run) run(editor, ui);
  else if (dialog && dialog === ui.dialog) ui.closeDialog();
  else if (dialog) ui.openDialog(dialog);
}
