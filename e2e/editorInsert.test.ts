import { expect, test } from 'vitest';
import { editorOf } from './editorPage';
import { siteFixture } from './fixture';

const edit = editorOf(siteFixture());
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('links, anchors, a div, a frame, a line and characters', async () => {
  const { page, text, select, goBehind, press, fill, stored } = await edit(
    '<p>one two <a href="/x">three</a></p><p>Mail </p><p>anchor</p><p>div</p><p>frame</p><p>end</p>',
  );
  await select('two');
  await page.keyboard.press('Control+k');
  await fill({ Address: 'www.example.org/a', 'Open in a new tab': true });
  await select('three');
  await press('Unlink');
  await goBehind('Mail');
  await press('Link');
  await page.getByRole('dialog').getByLabel('Address').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await page.getByText('Enter a web address, an e-mail address or a phone number.').waitFor();
  await fill({ Address: 'a@example.org', 'Text to show': 'us' });
  await goBehind('anchor');
  await press('Anchor');
  await fill({ 'Anchor name': 'fees' });
  await goBehind('div');
  await press('Div container');
  await fill({ Look: 'note', 'Name for links': 'n' });
  await goBehind('frame');
  await press('IFrame');
  await fill({
    URL: 'https://maps.example.org/',
    Title: 'Map',
    Height: '300',
    'Show the border': true,
  });
  await text.getByText('maps.example.org').waitFor();
  await goBehind('end');
  await press('Special character or smiley');
  await page.getByRole('button', { name: 'Copyright sign' }).click();
  await press('Special character or smiley');
  await page.getByRole('button', { name: 'Grinning face', exact: true }).click();
  await press('Horizontal line');
  await page.keyboard.type('last');
  expect((await stored()).split('\n')).toEqual([
    '<p>one <a target="_blank" rel="noopener" href="https://www.example.org/a">two</a> three</p>',
    '<p>Mail<a href="mailto:a@example.org">us</a></p>',
    '<p>anchor<a id="post-fees" name="post-fees"></a></p>',
    '<div class="note" id="post-n"><p>div</p></div>',
    '<p>frame<iframe src="https://maps.example.org/" title="Map" width="100%" height="300" frameborder="1" sandbox="allow-scripts allow-popups allow-forms allow-presentation" allow="encrypted-media; fullscreen; picture-in-picture" referrerpolicy="strict-origin-when-cross-origin" loading="lazy"></iframe></p>',
    '<p>end©😀</p>',
    '<hr />',
    '<p>last</p>',
  ]);
});

test('an image is uploaded at once and gets its text and position, as does a pasted one', async () => {
  const { page, text, goBehind, press, fill, stored } = await edit('<p>one</p><p>two</p>');
  const choose = async (name: string, mimeType: string) => {
    const picker = page.waitForEvent('filechooser');
    await press('Image');
    await (await picker).setFiles({ name, mimeType, buffer: pixel });
  };
  await goBehind('one');
  await choose('a.pdf', 'application/pdf');
  await page
    .getByText('Invalid file type. Please upload a JPEG, PNG, GIF, or WebP image.')
    .waitFor();
  await choose('a.png', 'image/png');
  const image = text.locator('img[src]').first();
  await image.waitFor();
  expect(await image.getAttribute('src')).toMatch(/^\/images\/[\w-]{36}\.png$/);
  await image.click();
  await press('Image');
  await page.getByRole('dialog').getByLabel('Alternative text').fill('IMG_2041.png');
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('A file name doesn’t describe').waitFor();
  await fill({
    'Alternative text': 'A green dot',
    'Width in pixels': '20',
    Alignment: 'Right, with text around it',
  });
  await goBehind('two');
  await text.evaluate((root, base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'b.png', { type: 'image/png' }));
    root.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, pixel.toString('base64'));
  await text.locator('img[src]').nth(1).waitFor();
  const own = 'srcset="/images/x.png?w=480 1w" sizes="';
  const lazy = 'loading="lazy" decoding="async"';
  expect((await stored()).replaceAll(/[\w-]{36}\.png/g, 'x.png').split('\n')).toEqual([
    `<p>one<img style="float:right;margin:0 0 1em 1em" src="/images/x.png" alt="A green dot" width="20" height="20" ${own}(min-width: 60px) 20px, 100vw" ${lazy} /></p>`,
    `<p>two<img src="/images/x.png" width="1" height="1" ${own}(min-width: 41px) 1px, 100vw" ${lazy} /></p>`,
  ]);
});

const videos: readonly [address: string, src: string][] = [
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'https://www.youtube.com/embed/dQw4w9WgXcQ'],
  [
    'https://www.facebook.com/x/videos/123/',
    'https://www.facebook.com/plugins/video.php?href=https%3A%2F%2Fwww.facebook.com%2Fx%2Fvideos%2F123%2F&amp;show_text=false&amp;width=560',
  ],
  [
    '<iframe width="1" src="//www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
  ],
];

test('videos are inserted by address and by code; anything else is refused with an alert', async () => {
  const { page, goBehind, press, fill, stored } = await edit(
    videos.map((_, index) => `<p>video ${index}</p>`).join(''),
  );
  const messages: string[] = [];
  page.on('dialog', (alert) => {
    messages.push(alert.message());
    void alert.accept();
  });
  await press('Video');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Video URL or iframe code').fill('http://example.org/v');
  await dialog.getByRole('button', { name: 'OK' }).click();
  expect(messages).toEqual(['Invalid video URL. Please check the URL and try again.']);
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  for (const [index, [address]] of videos.entries()) {
    await goBehind(`video ${index}`);
    await press('Video');
    await fill({ 'Video URL or iframe code': address, 'What the video shows': `Talk ${index}` });
  }
  const html = await stored();
  for (const [index, [, src]] of videos.entries()) {
    expect(html).toContain(
      `<p>video ${index}</p>\n<p><iframe src="${src}" width="560" height="315" title="Talk ${index}"`,
    );
  }
});

const fields: readonly [button: string, values: Record<string, string | boolean>, html: string][] =
  [
    [
      'Checkbox',
      { Name: 'c', Value: '1', Selected: true },
      '<input type="checkbox" name="post-c" value="1" checked />',
    ],
    [
      'Radio button',
      { Name: 'r', Value: '2', Required: true },
      '<input type="radio" name="post-r" value="2" required />',
    ],
    [
      'Text field',
      { Name: 't', Type: 'email', Placeholder: 'you@', 'Maximum characters': '40' },
      '<input type="email" name="post-t" placeholder="you@" maxlength="40" />',
    ],
    [
      'Text area',
      { Name: 'a', Columns: '30', Rows: '3', Value: 'One & two' },
      '<textarea name="post-a" cols="30" rows="3">One &amp; two</textarea>',
    ],
    [
      'Selection field',
      { Name: 's', Options: 'One = 1\nTwo', 'Allow several': true },
      '<select name="post-s" multiple><option value="1">One</option><option value="Two">Two</option></select>',
    ],
    [
      'Button',
      { Text: 'Send', Name: 'b', Type: 'submit' },
      '<input type="submit" name="post-b" value="Send" />',
    ],
  ];

test('a form and its six kinds of field; a selected one is edited by its own button', async () => {
  const { text, button, goBehind, press, fill, stored } = await edit(
    `${fields.map((_, index) => `<p>field ${index}</p>`).join('')}<p>form</p><p>old <input name="old" type="checkbox" value="1" /></p>`,
  );
  for (const [index, [name, values]] of fields.entries()) {
    await goBehind(`field ${index}`);
    await press(name);
    await fill(values);
  }
  await goBehind('form');
  await press('Form');
  await fill({ Name: 'f', 'Sent to': '/send', 'Sent by': 'POST' });
  await text.getByText('Checkbox: old').click();
  await expect.poll(() => button('Checkbox').getAttribute('aria-pressed')).toBe('true');
  await press('Checkbox');
  await fill({ Name: 'new' });
  expect((await stored()).replaceAll('=""', '').split('\n')).toEqual([
    ...fields.map(([, , html], index) => `<p>field ${index}${html}</p>`),
    '<form name="post-f" action="/send" method="post"><p>form</p></form>',
    '<p>old <input type="checkbox" name="post-new" value="1" /></p>',
  ]);
});

test('templates are inserted, or replace the text', async () => {
  const { text, goBehind, press, fill, stored } = await edit('<p>one</p>');
  await goBehind('one');
  await press('Templates');
  await fill({ Template: 'News update' });
  await text.getByText('What has changed').waitFor();
  await text.getByText('one', { exact: true }).waitFor();
  await press('Templates');
  await fill({ Template: 'Questions and answers', 'Replace the whole text': true });
  expect((await stored()).split('\n')).toEqual([
    '<p class="lead">What these questions have in common.</p>',
    '<h2>First question?</h2>',
    '<p>Answer.</p>',
    '<h2>Second question?</h2>',
    '<p>Answer.</p>',
  ]);
});

test('a field whose value is "true" keeps it in its dialog', async () => {
  const { text, press, page, stored } = await edit(
    '<p>Agree <input type="checkbox" name="agree" value="true" required></p>',
  );
  await text.getByText('Checkbox: agree').click();
  await press('Checkbox');
  await page.getByRole('dialog').locator('button[type=submit]').click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const html = await stored();
  expect(html).toContain('value="true"');
  expect(html).toMatch(/ required(="")?/);
});
