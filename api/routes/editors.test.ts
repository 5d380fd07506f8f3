import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testApp } from '../testApp';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

interface Answer {
  editors: { tab: string }[];
  asker?: { tab: string };
}

/** What a tab hears when it says that it has the post open. */
async function editors() {
  const { signIn } = testApp();
  const { send } = await signIn();
  const beat = async (tab: string, wish = {}) => {
    const answer = await send('PUT', '/api/editors/blogs/1', { tab, ...wish });
    const { editors, asker }: Answer = await answer.json();
    return { tabs: editors.map((editor) => editor.tab), asker: asker?.tab };
  };
  const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
  const leave = (tab: string) => send('DELETE', `/api/editors/blogs/1/${tab}`);
  return { beat, pass, leave };
}

describe('who has a post open', () => {
  it('holds it until who asked was handed it', async () => {
    const { beat } = await editors();
    await beat('a');
    expect(await beat('b', { hand_over: true })).toEqual({ tabs: ['a', 'b'], asker: undefined });
    expect(await beat('b', { take_over: true })).toEqual({ tabs: ['a', 'b'], asker: 'b' });
    expect(await beat('a')).toEqual({ tabs: ['a', 'b'], asker: 'b' });
    expect(await beat('a', { hand_over: true })).toEqual({ tabs: ['b', 'a'], asker: undefined });
    expect(await beat('a')).toEqual({ tabs: ['b', 'a'], asker: undefined });
  });

  it('loses it to who asked where it answers no more, and at once where it leaves', async () => {
    const { beat, pass, leave } = await editors();
    await beat('a');
    await beat('b', { take_over: true });
    pass(5);
    expect((await beat('b', { take_over: true })).tabs).toEqual(['a', 'b']);
    pass(2);
    expect((await beat('b', { take_over: true })).tabs).toEqual(['b', 'a']);
    await beat('c', { take_over: true });
    await leave('b');
    expect((await beat('a')).tabs).toEqual(['c', 'a']);
  });

  it('has twice as long to hand it over once it has heard who asks', async () => {
    const { beat, pass } = await editors();
    await beat('a');
    await beat('b', { take_over: true });
    pass(1);
    await beat('a');
    pass(8);
    expect((await beat('b', { take_over: true })).tabs).toEqual(['a', 'b']);
    await beat('a');
    pass(4);
    expect((await beat('b', { take_over: true })).tabs).toEqual(['b', 'a']);
  });

  it('holds it still after the server was started anew, whoever is heard first', async () => {
    const { beat, pass } = await editors();
    const holder = { username: 'ada', tab: 'a' };
    expect((await beat('b', { holder })).tabs).toEqual(['a', 'b']);
    expect((await beat('a', { holder })).tabs).toEqual(['a', 'b']);
    await beat('b');
    pass(11);
    const other = { username: 'ben', tab: 'made up' };
    expect((await beat('c', { holder: other })).tabs).toEqual(['c']);
  });
});
