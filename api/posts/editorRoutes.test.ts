import { expect, it, onTestFinished, vi } from 'vitest';
import { testApp } from '../testApp';

it('reports who has a record open until they leave or time out', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const { send } = await testApp().signIn();
  const beat = async (tab: string, id = '1') => {
    const answer = await send('PUT', `/api/editors/blogs/${id}`, { tab });
    const { editors }: { editors: { tab: string; username: string }[] } = await answer.json();
    return editors.map(({ username, tab }) => `${username} ${tab}`).sort();
  };
  const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
  expect(await beat('a')).toEqual(['ada a']);
  expect(await beat('b')).toEqual(['ada a', 'ada b']);
  expect(await beat('c', '2')).toEqual(['ada c']);
  await send('DELETE', '/api/editors/blogs/1/b');
  expect(await beat('a')).toEqual(['ada a']);
  await beat('b');
  pass(60);
  expect(await beat('b')).toEqual(['ada a', 'ada b']);
  pass(30);
  expect(await beat('b')).toEqual(['ada b']);
});
