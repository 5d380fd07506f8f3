import { expect, it } from 'vitest';
import { password, post, testApp } from '../testApp';
import type { Draft, DraftNote } from '../types';

it('twenty posts with sixty notes by two accounts: none is lost, none is published', async () => {
  const kit = testApp();
  const ada = await kit.signIn();
  await ada.send('POST', '/api/session/confirmation', { password });
  await ada.send('POST', '/api/admins', { username: 'ben', password: 'a-long-enough-one' });
  const ben = await kit.signIn('ben', 'a-long-enough-one');
  const secret = 'Zqxremark';
  let made = 0;
  for (let index = 0; index < 20; index += 1) {
    const id = `post-${index}`;
    const content = `<h2>Part</h2><p>You may work 48 hours a fortnight, reader ${index}.</p>`;
    const values = { ...post, slug: id, title: `Post number ${index}`, content };
    let draft: Draft = await (await ada.send('PUT', `/api/drafts/${id}`, values)).json();
    for (let turn = 0; turn < 3; turn += 1) {
      // One remarks while the other writes on.
      const note = {
        blog_id: id,
        quote: '48 hours a fortnight',
        text: `${secret} ${index} ${turn}`,
      };
      const [added, saved] = await Promise.all([
        ben.send('POST', '/api/draft-notes', { ...note, id: `${id}-${turn}` }),
        ada.send('PUT', `/api/drafts/${id}`, {
          ...values,
          content: `${content}<p>Turn ${turn}.</p>`,
          updated_at: draft.updated_at,
        }),
      ]);
      expect([added.status, saved.status]).toEqual([201, 200]);
      draft = await saved.json();
      made += 1;
      // Sent twice, it is stored once; the answer too.
      await ben.send('POST', '/api/draft-notes', { ...note, id: `${id}-${turn}` });
      const reply = { id: `r-${id}-${turn}`, note_id: `${id}-${turn}`, text: `${secret} answered` };
      for (const _ of [1, 2]) {
        expect((await ada.send('POST', '/api/draft-note-replies', reply)).status).toBe(201);
      }
      if (turn === 2) {
        await ada.send('PUT', `/api/draft-notes/${id}-${turn}`, { resolved: true });
      }
    }
    const published = await ada.send('POST', '/api/publications', { blog_id: id });
    expect(published.status).toBe(201);
  }
  expect(made).toBe(60);
  let kept = 0;
  for (let index = 0; index < 20; index += 1) {
    const list = await ben.send('GET', `/api/draft-notes?blog_id=post-${index}`);
    const notes: DraftNote[] = await list.json();
    kept += notes.length;
    expect(notes.map(({ created_by, replies }) => [created_by, replies.length])).toEqual(
      Array(3).fill(['ben', 1]),
    );
    expect(notes.map(({ resolved_by }) => resolved_by)).toEqual([null, null, 'ada']);
    for (const path of [`/blog/post-${index}`, `/api/blogs/post-${index}`, '/blog', '/rss.xml']) {
      expect(await (await kit.send('GET', path)).text(), path).not.toContain(secret);
    }
  }
  expect(kept).toBe(60);
  expect((await kit.send('GET', '/api/draft-notes?blog_id=post-1')).status).toBe(401);
  expect(
    (await ada.send('POST', '/api/draft-notes', { blog_id: 'none', quote: 'a', text: 'b' })).status,
  ).toBe(404);
  expect(
    (await ada.send('POST', '/api/draft-notes', { blog_id: 'post-1', quote: ' ', text: 'b' }))
      .status,
  ).toBe(422);
});

it('a note whose words are cut beside an emoji is stored, and no half of one', async () => {
  const kit = testApp();
  const { send } = await kit.signIn();
  await send('PUT', '/api/drafts/p', post);
  const quote = `${'x'.repeat(299)}😀 and more`;
  const before = `😀${'y'.repeat(59)}`;
  const note = { blog_id: 'p', quote, before: `z${before}`, text: 'Look here', id: 'n' };
  const made = await send('POST', '/api/draft-notes', note);
  expect(made.status).toBe(201);
  expect(await made.json()).toMatchObject({ quote: `${'x'.repeat(299)}😀`, before });
  // The activity list cuts a title as long as one may be.
  const title = `${'t'.repeat(298)}😀`;
  expect((await send('POST', '/api/blogs', { ...post, title, id: 'q' })).status).toBe(201);
  const halves = kit.db.sqlite
    .prepare("SELECT count(*) FROM audit_events WHERE instr(CAST(summary AS BLOB), x'EDA0') > 0")
    .pluck();
  expect(halves.get()).toBe(0);
});

it('stores where words stand with the text: publishing, discarding and restoring keep each text’s own', async () => {
  const kit = testApp();
  const { send } = await kit.signIn();
  const at = (from: number, words: string) => ({
    one: { from, to: from + words.length, words, before: 'You may work ' },
  });
  const written = async (content: string, note_places: object | undefined, read?: string) => {
    const body = { ...post, content, note_places, updated_at: read };
    const saved = await send('PUT', '/api/drafts/places', body);
    expect(saved.status).toBe(200);
    return (await saved.json()) as Draft;
  };
  const draft = async (): Promise<Draft> => (await send('GET', '/api/drafts/places')).json();
  const first = await written('<p>You may work 48 hours.</p>', at(14, '48'));
  const note = { id: 'one', blog_id: 'places', quote: '48', text: 'Since when?' };
  await send('POST', '/api/draft-notes', note);
  expect(first.note_places).toEqual(at(14, '48'));
  expect((await send('POST', '/api/publications', { blog_id: 'places' })).status).toBe(201);
  const notes = async (): Promise<DraftNote[]> =>
    (await send('GET', '/api/draft-notes?blog_id=places')).json();
  expect((await notes())[0]?.live_place).toEqual(at(14, '48').one);
  // Visitors read none of it.
  expect(await (await kit.send('GET', '/api/blogs/places')).text()).not.toContain('note_place');

  const second = await written('<p>In term you may work 60 hours.</p>', at(22, '60'));
  expect(second.note_places).toEqual(at(22, '60'));
  // A tab of before tells none: they stay.
  const third = await written(
    '<p>In term you may work 60 hours!</p>',
    undefined,
    second.updated_at,
  );
  expect(third.note_places).toEqual(at(22, '60'));
  await send('DELETE', '/api/drafts/places');
  expect((await notes())[0]?.live_place).toEqual(at(14, '48').one);
  await send('POST', '/api/draft-recoveries', { blog_id: 'places' });
  expect((await draft()).note_places).toEqual(at(22, '60'));
  await send('POST', '/api/publications', { blog_id: 'places' });
  expect((await notes())[0]?.live_place).toEqual(at(22, '60').one);

  const versions: { id: string }[] = await (
    await send(
      'GET',
      `/api/versions?filter=${encodeURIComponent('{"blog_id":"places"}')}&sort=["created_at","ASC"]`,
    )
  ).json();
  await send('POST', '/api/restorations', { version_id: versions[0]?.id });
  expect((await draft()).note_places).toEqual(at(14, '48'));
  const bad = await send('PUT', '/api/drafts/places', {
    ...post,
    note_places: { one: { from: -1 } },
  });
  expect(bad.status).toBe(422);
});
