import { expect, test } from 'vitest';
import { editorOf } from './editorPage';
import { siteFixture } from './fixture';

const site = siteFixture();
const edit = editorOf(site);
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('link, unlink', async () => {
  const { page, select, press, fill, stored } = await edit('<p>one two <a href="/x">three</a></p>');
  await select('two');
  await page.keyboard.press('Control+k');
  await fill({ Address: 'www.example.org/a', 'Open in a new tab': true });
  await select('three');
  await press('Unlink');
  expect(await stored()).toBe(
    '<p>one <a href="https://www.example.org/a" target="_blank" rel="noopener">two</a> three</p>',
  );
});

test('a link without selected text brings its own', async () => {
  const { goBehind, press, fill, stored } = await edit('<p>Mail </p>');
  await goBehind('Mail');
  await press('Link');
  await fill({ Address: 'a@example.org', 'Text to show': 'us' });
  expect(await stored()).toBe('<p>Mail<a href="mailto:a@example.org">us</a></p>');
});

test('anchor', async () => {
  const { goBehind, press, fill, stored } = await edit('<p>one</p>');
  await goBehind('one');
  await press('Anchor');
  await fill({ 'Anchor name': 'fees' });
  expect(await stored()).toBe('<p>one<a id="fees" name="fees"></a></p>');
});

test('an image goes in as data, asks for its text, and moves to the store at save', async () => {
  const { page, text, goBehind, press, fill, stored } = await edit('<p>one</p>');
  await goBehind('one');
  const picker = page.waitForEvent('filechooser');
  await press('Image');
  await (await picker).setFiles({ name: 'a.png', mimeType: 'image/png', buffer: pixel });
  await fill({
    'Alternative text': 'A dot',
    'Width in pixels': '20',
    Alignment: 'Right, with text around it',
  });
  expect(await text.getByRole('img', { name: 'A dot' }).getAttribute('src')).toMatch(
    /^data:image\/png/,
  );
  expect(await stored()).toMatch(
    /^<p>one<img style="float:right;margin:0 0 1em 1em" src="\/?images\/[\w-]+\.\w+" alt="A dot" width="20" \/><\/p>$/,
  );
});

test('a file that is no image is refused', async () => {
  const { page, press } = await edit('<p>one</p>');
  const picker = page.waitForEvent('filechooser');
  await press('Image');
  await (await picker).setFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: pixel });
  await page
    .getByText('Invalid file type. Please upload a JPEG, PNG, GIF, or WebP image.')
    .waitFor();
});

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube.com/embed/dQw4w9WgXcQ'],
  ['https://youtu.be/dQw4w9WgXcQ?t=30', 'https://www.youtube.com/embed/dQw4w9WgXcQ?start=30'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  [
    'https://www.facebook.com/x/videos/123/',
    'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fx%2Fvideos%2F123%2F&amp;show_text=false&amp;width=560',
  ],
  ['https://video.example.org/play/1', 'https://video.example.org/play/1'],
  [
    '<iframe width="1" src="//www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
  ],
])('video %s', async (address, src) => {
  const { goBehind, press, fill, stored } = await edit('<p>one</p>');
  await goBehind('one');
  await press('Video');
  await fill({ 'Video URL or iframe code': address, 'What the video shows': 'Talk' });
  expect(await stored()).toContain(`<p><iframe src="${src}" width="560" height="315" title="Talk"`);
});

test('anything else is no video', async () => {
  const { page, press } = await edit('<p>one</p>');
  const messages: string[] = [];
  page.on('dialog', (alert) => {
    messages.push(alert.message());
    void alert.accept();
  });
  await press('Video');
  const dialog = page.getByRole('dialog');
  for (const address of ['not a url', 'http://example.org/v', 'javascript:alert(1)', 'https://']) {
    await dialog.getByLabel('Video URL or iframe code').fill(address);
    await dialog.getByRole('button', { name: 'OK' }).click();
  }
  expect(messages).toEqual(Array(4).fill('Invalid video URL. Please check the URL and try again.'));
});

test('horizontal line, special character and smiley', async () => {
  const { page, goBehind, press, stored } = await edit('<p>one</p>');
  await goBehind('one');
  await press('Special character');
  await page.getByRole('button', { name: 'Copyright sign' }).click();
  await press('Smiley');
  await page.getByRole('button', { name: 'Grinning face', exact: true }).click();
  await press('Horizontal line');
  await page.keyboard.type('two');
  expect(await stored()).toBe('<p>one©😀</p>\n<hr />\n<p>two</p>');
});

test('iframe', async () => {
  const { goBehind, press, fill, stored } = await edit('<p>one</p>');
  await goBehind('one');
  await press('IFrame');
  await fill({
    URL: 'https://maps.example.org/',
    Title: 'Map',
    Height: '300',
    'Show the border': true,
  });
  expect(await stored()).toMatch(
    /^<p>one<iframe src="https:\/\/maps.example.org\/" title="Map" width="100%" height="300" frameborder="1" sandbox="[^"]+" loading="lazy"><\/iframe><\/p>$/,
  );
});

test('div container', async () => {
  const { goBehind, press, fill, stored } = await edit('<p>one</p><p>two</p>');
  await goBehind('two');
  await press('Div container');
  await fill({ 'Style sheet class': 'note', Id: 'n' });
  expect(await stored()).toBe('<p>one</p>\n<div class="note" id="n"><p>two</p></div>');
});

test('templates', async () => {
  const { press, fill, stored } = await edit('<p>one</p>');
  await press('Templates');
  await fill({ Template: 'Questions and answers', 'Replace the whole text': true });
  expect(await stored()).toMatch(/^<p class="lead">.*<h2>First question\?<\/h2>/s);
});
