import sharp from 'sharp';
import { expect, test } from 'vitest';
import { closeToast, postOf, readJson, toast } from './adminPage';
import { violations } from './axe';
import { siteFixture } from './fixture';

const site = siteFixture();

async function pngOf(background: string) {
  const create = { width: 900, height: 600, channels: 3, background } as const;
  return { mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}

test('pictures are uploaded, found, described, given a focal point, and replaced where they are used', async () => {
  const page = await site.openSignedIn('/admin/media', { bypassCSP: true, allow: /409/ });
  await page.getByLabel('Images for the media library').setInputFiles([
    { name: 'ferry.png', ...(await pngOf('#2F6B4F')) },
    { name: 'spare.png', ...(await pngOf('#B5482A')) },
  ]);
  const tile = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await tile('ferry.png').waitFor();
  await tile('spare.png').waitFor();
  await page
    .getByLabel('Images for the media library')
    .setInputFiles({ name: 'again.png', ...(await pngOf('#2F6B4F')) });
  await closeToast(
    page,
    'The media library already has this image (“ferry.png”): choose it from there next time.',
  );
  expect(await violations(page)).toEqual([]);
  const [ferry] = await readJson<{ id: string }[]>(page, '/api/media?filter={"q":"ferry"}');
  const path = `images/${ferry?.id}.png`;
  const created = await page.request.post('/api/blogs', {
    data: {
      ...postOf('pictured'),
      image_url: path,
      content: `<p><img src="/${path}" alt="x"></p>`,
    },
  });
  expect(created.status()).toBe(201);

  await page.getByLabel('Search images by alt text or name...').fill('ferry');
  await tile('spare.png').waitFor({ state: 'hidden' });
  await tile('ferry.png').getByRole('button').click();
  await page.getByRole('heading', { name: 'Where used' }).waitFor();
  await page.getByRole('link', { name: 'pictured' }).first().waitFor();
  const point = page.getByRole('button', { name: /Focal point/ });
  await point.focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift+ArrowLeft');
  await page.getByText('20 % from the left, 50 % from the top').waitFor();
  await page.getByLabel('Alternative text').fill('A ferry at dawn');
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Delete' }).click();
  await toast(page, 'This image is used in “pictured” (live)').waitFor();
  await page.getByRole('button', { name: 'Update Image' }).click();
  await page.getByRole('heading', { name: 'Media' }).waitFor();

  const visitor = await site.open('/blog/pictured');
  const hero = visitor.locator('.post-hero-picture');
  expect(await hero.evaluate((img) => getComputedStyle(img).objectPosition)).toBe('20% 50%');

  await tile('A ferry at dawn').getByRole('button').click();
  await page
    .getByLabel('Replacement image')
    .setInputFiles({ name: 'new.png', ...(await pngOf('#12372A')) });
  await toast(page, 'Replaced in 1 live post.').waitFor();
  const [post] = await readJson<{ image_url: string; content: string }[]>(
    page,
    '/api/blogs?filter={"slug":"pictured"}',
  );
  expect(post?.image_url).not.toBe(path);
  expect(post?.content).toContain(`/${post?.image_url}`);
});
