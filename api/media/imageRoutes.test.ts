import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { post, testApp } from '../testApp';
import type { Blog, UploadedImage } from '../types';
import { imageMessages } from './images';

async function uploader(variables = {}) {
  const kit = testApp(variables);
  const { Cookie, send } = await kit.signIn();
  const upload = (bytes: Uint8Array, name = 'photo.jpg', type = 'image/jpeg') => {
    const form = new FormData();
    form.set('file', new File([bytes as Uint8Array<ArrayBuffer>], name, { type }));
    return kit.app.request('/api/images', { method: 'POST', body: form, headers: { Cookie } });
  };
  return { ...kit, Cookie, send, upload };
}

function photo(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#2F6B4F' } });
}

async function stored(response: Response): Promise<UploadedImage> {
  expect(response.status).toBe(201);
  return (await response.json()) as UploadedImage;
}

describe('uploading an image', () => {
  it('re-encodes a phone photo: turned upright, metadata gone, at most 2560 px', async () => {
    const { app, upload } = await uploader();
    const bytes = await photo(2800, 210)
      .withMetadata({ orientation: 6 })
      .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '1/1' } })
      .jpeg()
      .toBuffer();
    expect(bytes.includes('secret place')).toBe(true);
    const image = await stored(await upload(bytes));
    expect(image).toMatchObject({ width: 192, height: 2560 });
    expect(image.image_url).toMatch(/^images\/[0-9a-f-]{36}\.jpg$/);
    const response = await app.request(`/${image.image_url}`);
    expect(response.headers.get('Content-Type')).toBe('image/jpeg');
    expect(response.headers.get('Cache-Control')).toMatch(/^public, max-age=3600, /);
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    const served = Buffer.from(await response.arrayBuffer());
    const metadata = await sharp(served).metadata();
    expect(metadata).toMatchObject({ width: 192, height: 2560 });
    expect(metadata.exif).toBeUndefined();
    const headers = { 'If-None-Match': response.headers.get('ETag') ?? '' };
    expect((await app.request(`/${image.image_url}`, { headers })).status).toBe(304);
    const head = await app.request(`/${image.image_url}`, { method: 'HEAD' });
    expect(head.headers.get('Content-Length')).toBe(String(served.length));
  });

  it('names an image with the same bytes that was there before', async () => {
    const { send, upload } = await uploader();
    const bytes = await photo(300, 200).png().toBuffer();
    const first = await stored(await upload(bytes));
    expect(first.same_as).toBeUndefined();
    expect((await stored(await upload(bytes))).same_as).toBeTypeOf('string');
    expect((await stored(await upload(await photo(300, 201).png().toBuffer()))).same_as).toBe(
      undefined,
    );
    const rows = (await (await send('GET', '/api/media')).json()) as { id: string }[];
    for (const { id } of rows) await send('DELETE', `/api/media/${id}`);
    expect((await stored(await upload(bytes))).same_as).toBeUndefined();
  });

  it('serves the offered widths as WebP, and 400 for any other', async () => {
    const { app, upload } = await uploader();
    const image = await stored(await upload(await photo(1200, 600).png().toBuffer()));
    expect(image.image_url).toMatch(/\.png$/);
    const small = await app.request(`/${image.image_url}?w=480`);
    expect(small.headers.get('Content-Type')).toBe('image/webp');
    const metadata = await sharp(Buffer.from(await small.arrayBuffer())).metadata();
    expect(metadata).toMatchObject({ format: 'webp', width: 480, height: 240 });
    expect((await app.request(`/${image.image_url}?w=481`)).status).toBe(400);
    expect((await app.request(`/${image.image_url.replace('.png', '.jpg')}`)).status).toBe(404);
    expect((await app.request(`/images/${crypto.randomUUID()}.png`)).status).toBe(404);
  });

  it('gives AVIF to those who name it, where it is smaller, under a tag of its own', async () => {
    const { app, upload } = await uploader();
    const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const;
    const create = { width: 300, height: 200, channels: 3, background: '#000', noise } as const;
    const soft = await sharp({ create }).png().toBuffer();
    const picture = await sharp(soft).resize(900, 600).jpeg({ quality: 95 }).toBuffer();
    const { image_url } = await stored(await upload(picture));
    const chrome = 'image/avif,image/webp,image/apng,*/*;q=0.8';
    for (const query of ['', '?w=480']) {
      const ask = (Accept: string) => app.request(`/${image_url}${query}`, { headers: { Accept } });
      const [avif, other] = [await ask(chrome), await ask('image/webp,*/*')];
      expect(avif.headers.get('Content-Type')).toBe('image/avif');
      expect(other.headers.get('Content-Type')).toBe(query ? 'image/webp' : 'image/jpeg');
      expect(avif.headers.get('Vary')).toBe('Accept');
      expect(other.headers.get('Vary')).toBe('Accept');
      expect(avif.headers.get('ETag')).not.toBe(other.headers.get('ETag'));
      const [small, large] = [await avif.arrayBuffer(), await other.arrayBuffer()];
      expect(small.byteLength).toBeLessThan(large.byteLength);
      expect((await sharp(Buffer.from(small)).metadata()).format).toBe('heif');
      expect((await ask('image/avif;q=0, */*')).headers.get('Content-Type')).not.toBe('image/avif');
      expect((await ask('*/*')).headers.get('Content-Type')).not.toBe('image/avif');
    }
  });

  it('keeps an animation moving', async () => {
    const { app, upload } = await uploader();
    const frames = await Promise.all([
      photo(20, 20).png().toBuffer(),
      photo(20, 20).negate().png().toBuffer(),
    ]);
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const image = await stored(await upload(gif, 'a.gif', 'image/gif'));
    expect(image).toMatchObject({ width: 20, height: 20 });
    const small = await app.request(`/${image.image_url}?w=480`);
    expect((await sharp(Buffer.from(await small.arrayBuffer())).metadata()).pages).toBe(2);
  });

  it('goes by the bytes: a mislabelled text is 415, a mislabelled PNG is a PNG', async () => {
    const { upload } = await uploader();
    const text = await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
    expect(text.status).toBe(415);
    expect(await text.json()).toEqual({ message: imageMessages.type });
    const png = await stored(
      await upload(await photo(9, 9).png().toBuffer(), 'x.jpg', 'image/jpeg'),
    );
    expect(png.image_url).toMatch(/\.png$/);
  });

  it('answers 413 to 6 MB, 400 to no file, 422 to a damaged one', async () => {
    const { app, upload, Cookie } = await uploader();
    const large = await upload(Buffer.alloc(6 * 1024 * 1024));
    expect(large.status).toBe(413);
    expect(await large.json()).toEqual({ message: imageMessages.size });
    const headers = { Cookie };
    const none = await app.request('/api/images', {
      method: 'POST',
      headers,
      body: new FormData(),
    });
    expect(none.status).toBe(400);
    expect(await none.json()).toEqual({ message: imageMessages.none });
    const cut = (await photo(400, 400).jpeg().toBuffer()).subarray(0, 500);
    expect((await upload(cut)).status).toBe(422);
  });

  it('refuses a decompression bomb without decoding it', { tags: ['slow'] }, async () => {
    const { upload } = await uploader();
    const bomb = await photo(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer();
    expect(bomb.length).toBeLessThan(5 * 1024 * 1024);
    const response = await upload(bomb);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ message: imageMessages.pixels });
  });
});

describe('pictures put into the text', () => {
  it('are moved into the store at save', async () => {
    const { app, send } = await uploader();
    const png = (await photo(30, 20).png().toBuffer()).toString('base64');
    const content = `<p>Before</p><p><img alt="One" src="data:image/png;base64,${png}" /> and <img src="data:image/png;base64,${png}" alt="Two" /></p>`;
    const saved = await send('POST', '/api/blogs', { ...post, content });
    expect(saved.status).toBe(201);
    const blog = (await saved.json()) as Blog;
    expect(blog.content).not.toContain('data:');
    const sources = [...blog.content.matchAll(/src="\/(images\/[^"]+)"/g)];
    expect(sources).toHaveLength(2);
    for (const [, source] of sources) expect((await app.request(`/${source}`)).status).toBe(200);
  });

  it('are not stored by a save that is refused', async () => {
    const { db, send } = await uploader();
    const count = () => db.sqlite.prepare('SELECT count(*) FROM images').pluck().get();
    const png = (await photo(30, 20).png().toBuffer()).toString('base64');
    const content = `<p><img alt="" src="data:image/png;base64,${png}" /></p>`;
    const { id, updated_at } = (await (await send('POST', '/api/blogs', post)).json()) as Blog;
    await send('POST', '/api/blogs', { ...post, slug: 'another' });
    const change = { ...post, content, updated_at };
    const refused = [
      send('PUT', `/api/blogs/${id}`, { ...change, updated_at: '2020-01-01T00:00:00.000Z' }),
      send('PUT', `/api/blogs/${id}`, { ...change, slug: 'another' }),
      send('PUT', '/api/blogs/no-such-post', change),
      send('POST', '/api/blogs', { ...post, content }),
    ];
    expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([409, 409, 404, 409]);
    expect(count()).toBe(0);
    expect((await send('PUT', `/api/blogs/${id}`, change)).status).toBe(200);
    expect(count()).toBe(1);
  });

  it('are read fifty at once', async () => {
    const { send } = await uploader();
    const content = '<p><img alt="" src="data:image/png;base64,AAAA" /></p>'.repeat(51);
    const response = await send('POST', '/api/blogs', { ...post, content });
    expect(response.status).toBe(422);
    expect(JSON.stringify(await response.json())).toContain('51 images');
  });

  it('that cannot be read refuse the save at the content field', async () => {
    const { send } = await uploader();
    const content = '<p>x<img alt="" src="data:image/png;base64,AAAA" /></p>';
    const response = await send('POST', '/api/blogs', { ...post, content });
    expect(response.status).toBe(422);
    expect(await response.json()).toHaveProperty('errors.content');
  });
});
