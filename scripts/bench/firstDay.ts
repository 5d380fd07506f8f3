import sharp from 'sharp';
import { startSite } from './server';

/**
 * Measures resident memory (MB) of a server on a new file, at the start and after a first day:
 * every page, 300 missing addresses, 20 uploads of 12 megapixels and about 4 MB.
 */
export async function firstDayMemory(folder: string) {
  const site = await startSite(folder);
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>\w+:\/\/[^/<]+([^<]*)/g)].map(([, path]) => path);
  const gone = Array.from({ length: 300 }, (_, number) => `/not-there-${number}`);
  for (const path of [...pages, ...gone]) await (await fetch(site.url + path)).arrayBuffer();
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const create = { width: 4000, height: 3000, channels: 3, background: '#888', noise } as const;
  const photo = new Uint8Array(await sharp({ create }).jpeg({ quality: 74 }).toBuffer());
  for (let number = 0; number < 20; number += 1) {
    const body = new FormData();
    body.set('file', new File([photo], 'photo.jpg', { type: 'image/jpeg' }));
    const upload = { method: 'POST', body, headers: { Cookie: site.Cookie } };
    const { status } = await fetch(`${site.url}/api/images`, upload);
    if (status !== 201) throw new Error(`an upload responded ${status}`);
  }
  const memory = { started: site.start.megabytes, after: site.megabytes() };
  await site.stop();
  return memory;
}
