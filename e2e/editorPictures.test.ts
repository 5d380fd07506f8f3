import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hold } from './adminPage';
import { violations } from './axe';
import { editorOf } from './editorPage';
import { siteFixture } from './fixture';

const site = siteFixture();
const edit = editorOf(site);

/** Creates a 4 MB image that decodes quickly: readers ignore the bytes after its end. */
async function largeFile(width: number): Promise<string> {
  const create = { width, height: 90, channels: 3, background: '#2F6B4F' } as const;
  const picture = await sharp({ create }).png().toBuffer();
  return Buffer.concat([picture, Buffer.alloc(4 * 1024 * 1024)]).toString('base64');
}

test('four pictures dropped at once are uploaded in order and stand where they were dropped', async () => {
  const { page, text, stored } = await edit('<p>one two</p><p>three</p>');
  const release = await hold(page, '**/api/images');
  const pictures = await Promise.all([61, 62, 63, 64].map(largeFile));
  await text.evaluate((root, files) => {
    const dataTransfer = new DataTransfer();
    for (const [index, data] of files.entries()) {
      const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0));
      dataTransfer.items.add(new File([bytes], `${index + 1}.png`, { type: 'image/png' }));
    }
    const box = root.querySelector('p')?.getBoundingClientRect() ?? new DOMRect();
    const position = { clientX: box.right - 2, clientY: box.top + box.height / 2 };
    root.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, ...position }));
  }, pictures);
  const tiles = text.locator('.picture-upload');
  await expect.poll(() => tiles.allTextContents()).toHaveLength(4);
  expect((await tiles.allTextContents())[3]).toBe('Uploading image... 4.pngRemove');
  // Text typed meanwhile stays, and the saved HTML has no placeholder.
  await text.getByText('three').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' four');
  expect(await page.getByRole('button', { name: 'Update Post' }).isDisabled()).toBe(true);
  release();
  await expect.poll(() => text.locator('p').first().locator('img[src]').count()).toBe(4);
  expect(await tiles.count()).toBe(0);
  await page.keyboard.press('Control+z');
  expect(await tiles.count()).toBe(0);
  await page.keyboard.press('Control+Shift+z');
  const html = await stored();
  expect(html).toMatch(/^<p>one two(<img src="\/images\/[^>]*\/>){4}<\/p>\n<p>three four<\/p>$/);
  expect([...html.matchAll(/ width="(\d+)"/g)].map(([, width]) => width)).toEqual([
    '61',
    '62',
    '63',
    '64',
  ]);
});

test('a picture uploaded while the source is edited appears in both, where it was inserted', async () => {
  const { page, text, press, goBehind, stored } = await edit('<p>one</p><p>two</p><p>three</p>');
  const release = await hold(page, '**/api/images');
  const create = { width: 60, height: 90, channels: 3, background: '#2F6B4F' } as const;
  await goBehind('two');
  const buffer = await sharp({ create }).png().toBuffer();
  await page
    .getByLabel('Image file')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
  await text.locator('.picture-upload').waitFor();
  await page.keyboard.type(' typed meanwhile');
  await press('Source');
  const source = page.getByRole('textbox', { name: 'Content source' });
  await source.getByText('one').click();
  await page.keyboard.press('End');
  for (let step = 0; step < '</p>'.length; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('  before');
  await expect.poll(() => page.locator('.article-text').innerHTML()).toContain('before');
  await page.keyboard.type(' last');
  release();
  await source.getByText('/images/').first().waitFor();
  await page.keyboard.type(' after');
  await press('Source');
  const html = (await stored()).replace(/<img[^>]*>/, 'PICTURE');
  expect(html.split('\n')).toEqual([
    '<p>one before last after</p>',
    '<p>twoPICTURE typed meanwhile</p>',
    '<p>three</p>',
  ]);
});

test('a refused or lost upload says so in its place, and can be retried or removed', async () => {
  const allow = /503|ERR_INTERNET_DISCONNECTED/;
  const { page, text } = await edit('<p>one</p>', { allow });
  let isDown = true;
  await page.route('**/api/images', (route) =>
    isDown
      ? route.fulfill({ status: 503, json: { message: 'The server is busy.' } })
      : route.continue(),
  );
  const choose = async (names: string[]) => {
    const buffer = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
      .png()
      .toBuffer();
    await page
      .getByLabel('Image file')
      .setInputFiles(names.map((name) => ({ name, mimeType: 'image/png', buffer })));
  };
  await choose(['a.png', 'b.png']);
  await text.getByText('a.png: The server is busy.').waitFor();
  const second = text.locator('.picture-upload').nth(1);
  await second.getByText('b.png: The server is busy.').waitFor();
  await second.getByRole('button', { name: 'Remove' }).click();
  isDown = false;
  await text.getByRole('button', { name: 'Retry' }).click();
  await text.locator('img[src]').waitFor();
  expect(await text.locator('.picture-upload').count()).toBe(0);

  await page.route('**/api/images', () => undefined);
  await choose(['c.png']);
  await text.getByText('Uploading image... c.png').waitFor();
  await page.context().setOffline(true);
  await text.getByText('c.png: The image could not be uploaded').waitFor();
  await page.context().setOffline(false);
  await text.getByRole('button', { name: 'Retry' }).click();
  await text.getByText('Uploading image... c.png').waitFor();
  await text.getByRole('button', { name: 'Remove' }).click();
  await expect.poll(() => text.locator('.picture-upload').count()).toBe(0);
});

test('a picture is resized, captioned, positioned, and Enter leaves it', async () => {
  const { page, text, fill, stored } = await edit('<p>one</p>', { bypassCSP: true });
  const picture = { width: 600, height: 300, channels: 3, background: '#2F6B4F' } as const;
  const buffer = await sharp({ create: picture }).png().toBuffer();
  const file = { name: 'a.png', mimeType: 'image/png', buffer };
  await page.getByLabel('Image file').setInputFiles(file);
  const image = text.locator('img[src]');
  await image.click();
  const handle = page.locator('.resize-handle').first();
  await handle.scrollIntoViewIfNeeded();
  // The file loads a moment later and moves the handle to its corner.
  const corner = async () => {
    const [own, picture] = [await handle.boundingBox(), await image.boundingBox()];
    return own && picture && Math.round(own.x + 12 - picture.x - picture.width);
  };
  await expect.poll(corner).toBe(0);
  const box = await handle.boundingBox();
  const before = (await image.boundingBox())?.width ?? 0;
  await page.mouse.move((box?.x ?? 0) + 12, (box?.y ?? 0) + 12);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) - 88, (box?.y ?? 0) + 40);
  await page.mouse.up();
  const width = Math.round(before - 100);
  await expect.poll(() => image.getAttribute('width')).toBe(String(width));
  await image.dblclick();
  await fill({ 'Alternative text': 'A field', Caption: 'Near Cowra', Alignment: 'Centred' });
  await text.locator('figure figcaption').getByText('Near Cowra').waitFor();
  // Away from the next click, which would otherwise make a double click.
  await image.click({ position: { x: 20, y: 20 } });
  await page.keyboard.press('Enter');
  await page.keyboard.type('after');
  await image.click();
  await page.keyboard.press('ArrowLeft');
  expect(await violations(page)).toEqual([]);
  const html = (await stored()).replaceAll(/ srcset="[^"]*" sizes="[^"]*"/g, '');
  expect(html.replaceAll(/[\w-]{36}/g, 'x').split('\n')).toEqual([
    `<figure><img style="margin:0 auto;display:block" src="/images/x.png" alt="A field" width="${width}" height="${Math.round(width / 2)}" loading="lazy" decoding="async" /><figcaption>Near Cowra</figcaption></figure>`,
    '<p>after</p>',
    '<p>one</p>',
  ]);
});

test('a pasted picture of another site stays, and is marked if it can’t be fetched', async () => {
  const { page, text, stored } = await edit('<p>one</p>', { allow: /ERR_|Failed to load|422/ });
  await text.click();
  await text.evaluate((root) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<img src="https://127.0.0.1/a.png" alt="A">');
    root.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  });
  await page.getByText('An image could not be fetched.').waitFor();
  expect(await stored()).toContain('<img src="https://127.0.0.1/a.png" alt="A" />');
});
