import sharp from 'sharp';
import { expect, it } from 'vitest';
import { signIn, siteFixture } from './fixture';

const site = siteFixture();

/** Creates a photo like a phone's, of 3 megapixels, rotated by its orientation tag. */
async function phonePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const picture = sharp({
    create: { width: 2016, height: 1512, channels: 3, background: '#808080', noise },
  });
  return picture.withMetadata({ orientation: 6 }).jpeg({ quality: 75 }).toBuffer();
}

it('an editor signs in, writes a post with a photo, and a visitor reads it', async () => {
  const photo = await phonePhoto();

  const editor = await site.open('/admin');
  await signIn(editor);
  await editor.getByRole('link', { name: 'New Post' }).click();
  await editor.getByRole('heading', { name: 'Create New Blog Post' }).waitFor();
  await editor.getByLabel('Title').fill('Moving to Hobart with two children');
  await editor.getByLabel('Excerpt').fill('Schools, rent and the ferry.');
  await editor.getByLabel('Author').fill('Mei-Lin Zhou');
  await editor.getByLabel('Category').click();
  await editor.getByRole('option').first().click();
  await editor.locator('input[aria-label="Featured Image"]').setInputFiles({
    name: 'IMG_2026.jpg',
    mimeType: 'image/jpeg',
    buffer: photo,
  });
  await editor.locator('img[src*="/images/"]').first().waitFor();
  await editor.getByLabel('Alternative text').fill('A ferry below Mount Wellington');
  await editor.locator('[contenteditable=true]').click();
  await editor.keyboard.type('The school year starts in February.');
  await editor.getByRole('button', { name: 'Create Post' }).click();
  await editor.getByText('Blog post created.').waitFor();

  const visitor = await site.open('/blog');
  await visitor
    .getByRole('link', { name: /Moving to Hobart/ })
    .first()
    .click();
  await visitor.getByRole('heading', { level: 1, name: /Moving to Hobart/ }).waitFor();
  await visitor.getByText('The school year starts in February.').waitFor();
  expect(visitor.url()).toBe(`${site.url()}/blog/moving-to-hobart-with-two-children`);
  const hero = await visitor
    .locator('main img')
    .first()
    .evaluate(async (element) => {
      const image = element as HTMLImageElement;
      await image.decode();
      return { width: image.naturalWidth, height: image.naturalHeight };
    });
  expect(hero.width).toBeLessThan(hero.height);
});
