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
