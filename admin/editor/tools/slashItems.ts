import type { Editor } from '@tiptap/core';
import type { EditorUi } from '../EditorUiContext';
import { applyTool, type Slash } from './tool';
import { tools } from './tools';

export interface SlashItem {
  name: string;
  words: string;
  run(editor: Editor, ui: EditorUi): void;
}

const itemOf = (name: string, slash: Slash | undefined, run: SlashItem['run']): SlashItem[] =>
  slash ? [{ name, run, ...slash }] : [];

/** What can be put in the place of a typed `/`: tools, and choices of their menus. */
const slashItems: readonly SlashItem[] = tools.flatMap((tool) => [
  ...itemOf(tool.name, tool.slash, (editor, ui) => applyTool(tool, editor, ui)),
  ...(tool.menu ?? []).flatMap(({ name, slash, run }) =>
    itemOf(name, slash, (editor) => run?.(editor)),
  ),
]);

/** Those with a word that begins with what was typed; the name's own words first. */
export function itemsFor(typed: string): SlashItem[] {
  const query = typed.trim().toLowerCase();
  const begins = (text: string) => ` ${text.toLowerCase()}`.includes(` ${query}`);
  const byName = slashItems.filter(({ name }) => begins(name));
  const byWords = slashItems.filter(({ name, words }) => !begins(name) && begins(words));
  return [...byName, ...byWords];
}
