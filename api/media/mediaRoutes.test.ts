import sharp from 'sharp';
import { expect, it } from 'vitest';
import { storedMedia } from '../../db/media/media';
import { olderFile, testDatabase, testFile } from '../../db/testDatabase';
import { publishScheduled } from '../operate/publisher';
import { post, testApp } from '../testApp';
import type { Blog, Media, Post, UploadedImage, UsedMedia } from '../types';

async function studio() {
  const kit = testApp();
  const { Cookie, send } = await kit.signIn();
  const upload = async (name = 'harbour at dawn.jpg', query = '') => {
    const background = '#2F6B4F';
    const picture = sharp({ create: { width: 600, height: 300, channels: 3, background } });
    const form = new FormData();
    const bytes = new Uint8Array(await picture.jpeg().toBuffer());
    form.set('file', new File([bytes], name, { type: 'image/jpeg' }));
    const answer = await kit.app.request(`/api/images${query}`, {
      method: 'POST',
      body: form,
      headers: { Cookie },
    });
    expect(answer.status).toBe(201);
    return (await answer.json()) as UploadedImage;
  };
  const read = async <Answer>(path: string) => (await (await send('GET', path)).json()) as Answer;
  return { ...kit, send, upload, read };
}

const inText = ({ image_url }: UploadedImage) => `<p><img src="/${image_url}" alt="Boats"></p>`;

it('lists pictures by their words and names, with how many posts use them', async () => {
  const { app, send, upload, read } = await studio();
  const picture = await upload();
  const { id } = picture;
  await upload('other.jpg');
  await send('POST', '/api/blogs', { ...post, image_url: picture.image_url });
  await send('POST', '/api/blogs', { ...post, slug: 'b', content: inText(picture) });
  const q = (text: string) => `/api/media?filter=${JSON.stringify({ q: text })}`;
  expect(await read<Media[]>(q('harbour'))).toMatchObject([
    { id, width: 600, height: 300, used_in: 2, size: expect.any(Number), alt: null },
  ]);
  const changed = await send('PUT', `/api/media/${id}`, {
    alt: 'Ferries',
    focus_x: 20,
    focus_y: 70,
  });
  expect(await changed.json()).toMatchObject({ alt: 'Ferries', name: 'harbour at dawn.jpg' });
  expect((await read<Media[]>(q('ferries'))).map((row) => row.id)).toEqual([id]);
  const { uses } = await read<UsedMedia>(`/api/media/${id}`);
  expect(uses.map(({ owner }) => owner)).toEqual(['live', 'live']);
  expect((await app.request('/api/media')).status).toBe(401);
  const [card] = await read<Blog[]>('/api/blogs?filter={"slug":"a-first-post"}');
  expect(card?.image_focus).toBe('20% 70%');
  const [without] = await read<Blog[]>('/api/blogs?filter={"slug":"b"}');
  expect(without?.image_focus).toBe('');
});

it('refuses a file name as words, and points outside the picture', async () => {
  const { send, upload } = await studio();
  const { id } = await upload();
  for (const alt of ['IMG_2041.jpg', 'IMG_2041', 'my-photo.png', 'my_summer_holiday', '2026']) {
    expect((await send('PUT', `/api/media/${id}`, { alt })).status, alt).toBe(422);
  }
  expect((await send('PUT', `/api/media/${id}`, { focus_x: 101 })).status).toBe(422);
  for (const alt of ['Form 1221.', 'Two ferries', '', null]) {
    expect((await send('PUT', `/api/media/${id}`, { alt })).status, String(alt)).toBe(200);
  }
});

it('refuses a stale save of a picture’s details, with what is there', async () => {
  const { send, upload, read } = await studio();
  const { id } = await upload();
  const opened = await read<Media>(`/api/media/${id}`);
  const first = await send('PUT', `/api/media/${id}`, { ...opened, alt: 'Ferries', focus_x: 20 });
  expect(first.status).toBe(200);
  const second = await send('PUT', `/api/media/${id}`, { ...opened, alt: 'Boats' });
  expect(second.status).toBe(409);
  expect(await second.json()).toMatchObject({ current: { alt: 'Ferries', focus_x: 20 } });
  expect(await read<Media>(`/api/media/${id}`)).toMatchObject({ alt: 'Ferries', focus_x: 20 });
});

it('keeps a picture that is used, says where, and puts others into the trash', async () => {
  const { send, upload, read } = await studio();
  const [used, loose] = [await upload(), await upload('loose.jpg')];
  await send('POST', '/api/blogs', { ...post, content: inText(used) });
  const refused = await send('DELETE', `/api/media/${used.id}`);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    message: expect.stringContaining('“A first post” (live)'),
    uses: [{ owner: 'live', title: 'A first post' }],
  });
  expect((await send('DELETE', `/api/media/${loose.id}`)).status).toBe(200);
  expect((await send('DELETE', `/api/media/${loose.id}`)).status).toBe(404);
  expect((await read<Media[]>('/api/media')).map(({ id }) => id)).toEqual([used.id]);
  const trash = '/api/media?filter={"state":"trash"}';
  expect((await read<Media[]>(trash)).map(({ id }) => id)).toEqual([loose.id]);
  const back = await send('POST', '/api/media-recoveries', { image_id: loose.id });
  expect(back.status).toBe(201);
  expect(await read<Media[]>('/api/media')).toHaveLength(2);
});

it('replaces a picture in what is live, worked on and planned, and leaves history', async () => {
  const { db, send, upload, read } = await studio();
  const [old, by] = [await upload(), await upload('new.jpg')];
  const created = await send('POST', '/api/blogs', {
    ...post,
    image_url: old.image_url,
    content: inText(old),
  });
  const live = (await created.json()) as Blog;
  const words = { image_url: old.image_url, image_alt: '' };
  const draft = { ...post, ...words, content: `${inText(old)}<p>More.</p>` };
  await send('PUT', `/api/drafts/${live.id}`, { ...draft, base_version: live.updated_at });
  const at = new Date(Date.now() + 3_600_000).toISOString();
  const planned = await send('POST', '/api/publications', { blog_id: live.id, publish_at: at });
  expect(planned.status).toBe(201);

  const asked = { image_id: old.id, by_id: by.id };
  const answer = await send('POST', '/api/media-replacements', asked);
  expect(answer.status).toBe(201);
  expect(await answer.json()).toEqual({ live: 1, drafts: 1, scheduled: 1 });
  const now = await read<Blog>(`/api/blogs/${live.id}`);
  expect(now.image_url).toBe(by.image_url);
  expect(now.content).toContain(`/${by.image_url}?w=480 480w`);
  expect(now.content).not.toContain(old.id);
  const copy = await read<Blog & { base_version: string }>(`/api/drafts/${live.id}`);
  expect(copy.content).toBe(draft.content.replaceAll(old.id, by.id));
  expect(copy.base_version).toBe(now.updated_at);
  const { uses } = await read<UsedMedia>(`/api/media/${old.id}`);
  expect(uses.map(({ owner }) => owner)).toEqual(['version']);
  db.sqlite.prepare("UPDATE posts SET publish_at = '2020-01-01' WHERE publish_at > ''").run();
  const scheduled = await read<Post[]>('/api/posts?filter={"state":"scheduled"}');
  publishScheduled(db, () => {});
  for (const { id } of scheduled)
    expect((await read<Blog>(`/api/blogs/${id}`)).image_url).toBe(by.image_url);
  expect(scheduled).toHaveLength(1);
});

it('knows the pictures of a file from before', { tags: ['slow'] }, () => {
  const file = testFile();
  const older = olderFile(file, 2);
  const bytes = Buffer.from('picture');
  older
    .prepare(
      "INSERT INTO images (id, extension, mime_type, width, height, bytes, created_at) VALUES ('a', 'png', 'image/png', 9, 8, ?, '2026-01-01')",
    )
    .run(bytes);
  older.close();
  const db = testDatabase(file);
  const facts = { width: 9, height: 8, size: 7, name: '', alt: null, focus_x: 50 };
  expect(storedMedia.get(db, 'a')).toMatchObject({ ...facts, is_kept: false, used_in: 0 });
});
