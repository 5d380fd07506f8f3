import type { Editor } from '@tiptap/core';
import { setBox } from '../commands/boxes';
import { insertTable } from '../commands/tableDialog';

export interface SlashItem {
  label: string;
  /** Other words that people look for. */
  words: string;
  /** What it does at once, or the toolbar's button that it presses. */
  run?(editor: Editor): void;
  button?: string;
}

const heading = (level: number, words: string): SlashItem => ({
  label: `Heading ${level}`,
  words,
  run: (editor) => editor.commands.setNode('heading', { level }),
});

const callout = (label: string, words: string, name: string): SlashItem => ({
  label,
  words,
  run: (editor) => setBox(editor, 'div', { class: name }),
});

/** What can be put in the place of a typed `/`, in the order of use. */
const slashItems: readonly SlashItem[] = [
  heading(2, 'h2 title section'),
  heading(3, 'h3 title'),
  heading(4, 'h4 title'),
  { label: 'Bulleted list', words: 'ul points unordered', button: 'Bulleted list' },
  { label: 'Numbered list', words: 'ol steps ordered', button: 'Numbered list' },
  { label: 'Picture', words: 'image photo', button: 'Image' },
  { label: 'Fact', words: 'figure fee charge cost age time', button: 'Fact' },
  {
    label: 'Table',
    words: 'rows columns cells',
    run: (editor) => {
      insertTable(editor, { rows: '3', columns: '3', headers: 'row', border: '1' }, '100%');
    },
  },
  { label: 'Quotation', words: 'quote blockquote', button: 'Block quotation' },
  callout('Callout box', 'note tip info div', 'callout'),
  callout('Warning box', 'callout attention div', 'callout callout-warning'),
  { label: 'Video', words: 'youtube vimeo facebook embed', button: 'Video' },
  { label: 'Horizontal line', words: 'rule hr divider separator', button: 'Horizontal line' },
  {
    label: 'Formatted text',
    words: 'code pre monospace',
    run: (editor) => editor.commands.setNode('preformatted'),
  },
  { label: 'Frame', words: 'iframe embed map', button: 'IFrame' },
  { label: 'Template', words: 'snippet beginning', button: 'Templates' },
  { label: 'Special character', words: 'symbol sign', button: 'Special character' },
  { label: 'Div container', words: 'box section class', button: 'Div container' },
];

/** Those with a word that begins with what was typed; the label's own words first. */
export function itemsFor(typed: string): readonly SlashItem[] {
  const query = typed.trim().toLowerCase();
  const begins = (text: string) => ` ${text.toLowerCase()}`.includes(` ${query}`);
  const byLabel = slashItems.filter(({ label }) => begins(label));
  const byWords = slashItems.filter(({ label, words }) => !begins(label) && begins(words));
  return [...byLabel, ...byWords];
}
