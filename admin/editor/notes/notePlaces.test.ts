import { history, redo, undo } from '@tiptap/pm/history';
import { Schema } from '@tiptap/pm/model';
import { EditorState, type Transaction } from '@tiptap/pm/state';
import { expect, it } from 'vitest';
import { randomOf } from '../../../shared/testRandom';
import { quoteBetween, textOf, wordsBetween } from './documentText';
import { markNotes, notePlaces, placeOf } from './notePlaces';

const schema = new Schema({
  nodes: {
    doc: { content: 'paragraph+' },
    paragraph: { content: 'text*', toDOM: () => ['p', 0] },
    text: {},
  },
});

/** A text in which each change is one step of Undo. */
function editing(paragraphs: readonly string[]) {
  const doc = schema.node(
    'doc',
    null,
    paragraphs.map((text) => schema.node('paragraph', null, text ? [schema.text(text)] : [])),
  );
  let state = EditorState.create({ doc, plugins: [history({ newGroupDelay: -1 }), notePlaces()] });
  const run = (tr: Transaction) => {
    state = state.apply(tr);
  };
  const offset = (words: string) => {
    let at = -1;
    state.doc.descendants((node, position) => {
      const within = node.text?.indexOf(words) ?? -1;
      if (at < 0 && within >= 0) at = position + within;
    });
    if (at < 0) throw new Error(`there is no “${words}”`);
    return at;
  };
  const note = (words: string) => {
    const from = offset(words);
    const quote = quoteBetween(textOf(state.doc), { from, to: from + words.length });
    if (quote) run(markNotes(state, [{ id: 'one', ...quote }]));
  };
  const marked = () => {
    const place = placeOf(state, 'one');
    return place && wordsBetween(textOf(state.doc), place);
  };
  const replace = (words: string, by: string) =>
    run(state.tr.insertText(by, offset(words), offset(words) + words.length));
  const insert = (text: string, at: number) => run(state.tr.insertText(text, at));
  const cut = (words: string) => {
    const [from, to] = [offset(words), offset(words) + words.length];
    const slice = state.doc.slice(from, to);
    run(state.tr.delete(from, to));
    return (at: number) => run(state.tr.replaceRange(at, at, slice));
  };
  return {
    run,
    offset,
    note,
    marked,
    replace,
    insert,
    cut,
    state: () => state,
    undo: () => undo(state, run),
    redo: () => redo(state, run),
  };
}

const sentence = 'You may work 48 hours a fortnight in term.';

it('follows words that are cut and pasted elsewhere', () => {
  const text = editing([sentence, 'Others may work hours a fortnight, too.']);
  text.note('48 hours a fortnight');
  const paste = text.cut('48 hours a fortnight');
  expect(text.marked()).toBe('');
  paste(text.offset(', too'));
  expect(text.marked()).toBe('48 hours a fortnight');
  expect(placeOf(text.state(), 'one')?.from).toBeGreaterThan(sentence.length);
});

it('has back by Undo what was typed over, in part or whole', () => {
  for (const words of ['48', 'fortnight', '48 hours a fortnight', 'work 48 hours']) {
    const text = editing([sentence]);
    text.note('48 hours a fortnight');
    text.replace(words, 'sixty');
    text.insert(' and more', text.offset('sixty') + 5);
    text.undo();
    text.undo();
    expect(text.marked(), words).toBe('48 hours a fortnight');
    text.redo();
    text.redo();
    text.undo();
    text.undo();
    expect(text.marked(), words).toBe('48 hours a fortnight');
  }
});

it('takes in what replaces a part of the words, and not what is typed beside them', () => {
  const text = editing([sentence]);
  text.note('48 hours a fortnight');
  text.insert('up to ', text.offset('48'));
  expect(text.marked()).toBe('48 hours a fortnight');
  text.insert(', no more,', text.offset(' in term'));
  expect(text.marked()).toBe('48 hours a fortnight');
  text.replace('48', '60');
  expect(text.marked()).toBe('60 hours a fortnight');
});

it('knows where words were that are gone, and finds none of them in other sentences', () => {
  const text = editing([sentence, 'Others: 48 hours a fortnight, too.']);
  text.note('48 hours a fortnight');
  text.replace(' 48 hours a fortnight in term', ' freely');
  const place = placeOf(text.state(), 'one');
  expect(place).toMatchObject({ words: '48 hours a fortnight' });
  expect([place?.from, place?.to]).toEqual([13, 13]);
});

/** A word of the model, and whether it is one of those that were remarked at. */
interface Word {
  text: string;
  isNoted: boolean;
}

it('stands where a model says, over 200 random edits of each of ten texts', () => {
  for (let seed = 1; seed <= 10; seed += 1) {
    const random = randomOf(seed);
    const pick = (most: number) => Math.floor(random() * most);
    let count = 0;
    const word = (isNoted = false): Word => {
      count += 1;
      return { text: `w${count}x`, isNoted };
    };
    let words: Word[] = Array.from({ length: 30 }, (_, at) => word(at >= 10 && at < 15));
    const text = editing([words.map((one) => one.text).join(' ')]);
    text.note(
      words
        .filter(({ isNoted }) => isNoted)
        .map((one) => one.text)
        .join(' '),
    );
    const past: Word[][] = [];
    const future: Word[][] = [];
    const change = (next: Word[]) => {
      past.push(words);
      future.length = 0;
      words = next;
    };
    /** Where a word begins; after the last, the end. */
    const startOf = (at: number) =>
      1 + words.slice(0, at).reduce((sum, one) => sum + one.text.length + 1, 0);
    for (let edit = 0; edit < 200; edit += 1) {
      const what = pick(6);
      const from = pick(words.length);
      const to = Math.min(words.length, from + 1 + pick(4));
      const isWithin = words[from - 1]?.isNoted && words[from]?.isNoted;
      if (what <= 1) {
        // Typing a word before another.
        const typed = word();
        text.run(text.state().tr.insertText(`${typed.text} `, startOf(from)));
        change([
          ...words.slice(0, from),
          { ...typed, isNoted: isWithin ?? false },
          ...words.slice(from),
        ]);
      } else if (what === 2 && words.length > 12) {
        text.run(text.state().tr.delete(startOf(from), startOf(to)));
        change([...words.slice(0, from), ...words.slice(to)]);
      } else if (what === 3 && past.length > 0) {
        text.undo();
        future.push(words);
        words = past.pop() ?? words;
      } else if (what === 4 && future.length > 0) {
        text.redo();
        past.push(words);
        words = future.pop() ?? words;
      } else if (words.length > 12) {
        // Cut and paste of all noted words, or of none of them.
        const noted = words.flatMap(({ isNoted }, at) => (isNoted ? [at] : []));
        const isWhole = noted.length > 0 && random() < 0.5;
        const first = isWhole ? (noted[0] ?? 0) : from;
        const last = isWhole ? (noted.at(-1) ?? 0) + 1 : to;
        const taken = words.slice(first, last);
        if (last >= words.length) continue;
        if (!isWhole && taken.some(({ isNoted }) => isNoted)) continue;
        const slice = text.state().doc.slice(startOf(first), startOf(last));
        text.run(text.state().tr.delete(startOf(first), startOf(last)));
        change([...words.slice(0, first), ...words.slice(last)]);
        const at = pick(words.length);
        const isInNoted = words[at - 1]?.isNoted && words[at]?.isNoted;
        text.run(text.state().tr.replaceRange(startOf(at), startOf(at), slice));
        const put = isWhole ? taken : taken.map((one) => ({ ...one, isNoted: isInNoted ?? false }));
        change([...words.slice(0, at), ...put, ...words.slice(at)]);
      }
      const noted = words.flatMap(({ isNoted }, at) => (isNoted ? [at] : []));
      const [first, last] = [noted[0], noted.at(-1)];
      const expected =
        first === undefined || last === undefined
          ? ''
          : words
              .slice(first, last + 1)
              .map((one) => one.text)
              .join(' ');
      expect(text.state().doc.textContent.trim()).toBe(words.map((one) => one.text).join(' '));
      expect(text.marked()?.trim(), `seed ${seed}, edit ${edit}, ${what}`).toBe(expected);
    }
  }
});
