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
  await fill({ 'Style sheet class': 'note', Id: 'n' });
  await goBehind('frame');
  await press('IFrame');
  await fill({
    URL: 'https://maps.example.org/',
    Title: 'Map',
    Height: '300',
    'Show the border': true,
  });
  await text.getByText('Frame: maps.example.org').waitFor();
  await goBehind('end');
  await press('Special character');
  await page.getByRole('button', { name: 'Copyright sign' }).click();
  await press('Smiley');
  await page.getByRole('button', { name: 'Grinning face', exact: true }).click();
  await press('Horizontal line');
  await page.keyboard.type('last');
  expect((await stored()).split('\n')).toEqual([
    '<p>one <a target="_blank" rel="noopener" href="https://www.example.org/a">two</a> three</p>',
    '<p>Mail<a href="mailto:a@example.org">us</a></p>',
    '<p>anchor<a id="fees" name="fees"></a></p>',
    '<div class="note" id="n"><p>div</p></div>',
    '<p>frame<iframe src="https://maps.example.org/" title="Map" width="100%" height="300" frameborder="1" sandbox="allow-scripts allow-popups allow-forms allow-presentation" loading="lazy"></iframe></p>',
    '<p>end©😀</p>',
    '<hr />',
    '<p>last</p>',
  ]);
});

test('an image goes in as data, asks for its text, and moves to the store at save', async () => {
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
  await fill({ 'Alternative text': 'A dot', 'Width in pixels': '20' });
  const image = text.getByRole('img', { name: 'A dot' });
  expect(await image.getAttribute('src')).toMatch(/^data:image\/png/);
  await image.click();
  await press('Image');
  await fill({
    'Alternative text': 'A green dot',
    Alignment: 'Right, with text around it',
  });
  await goBehind('two');
  await text.evaluate((root, base64) => {
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'b.png', { type: 'image/png' }));
    root.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, pixel.toString('base64'));
  await fill({ 'Alternative text': 'Pasted' });
  expect((await stored()).replaceAll(/[\w-]{36}\.png/g, 'x.png').split('\n')).toEqual([
    '<p>one<img style="float:right;margin:0 0 1em 1em" src="/images/x.png" alt="A green dot" width="20" /></p>',
    '<p>two<img src="/images/x.png" alt="Pasted" /></p>',
  ]);
});

const videos: readonly [address: string, src: string][] = [
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
];

test('videos of known sites and other addresses; anything else is refused by an alert', async () => {
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
  for (const address of ['not a url', 'http://example.org/v', 'javascript:alert(1)', 'https://']) {
    await dialog.getByLabel('Video URL or iframe code').fill(address);
    await dialog.getByRole('button', { name: 'OK' }).click();
  }
  expect(messages).toEqual(Array(4).fill('Invalid video URL. Please check the URL and try again.'));
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
      '<input type="checkbox" name="c" value="1" checked />',
    ],
    [
      'Radio button',
      { Name: 'r', Value: '2', Required: true },
      '<input type="radio" name="r" value="2" required />',
    ],
    [
      'Text field',
      { Name: 't', Type: 'email', Placeholder: 'you@', 'Maximum characters': '40' },
      '<input type="email" name="t" placeholder="you@" maxlength="40" />',
    ],
    [
      'Text area',
      { Name: 'a', Columns: '30', Rows: '3', Value: 'One & two' },
      '<textarea name="a" cols="30" rows="3">One &amp; two</textarea>',
    ],
    [
      'Selection field',
      { Name: 's', Options: 'One = 1\nTwo', 'Allow several': true },
      '<select name="s" multiple><option value="1">One</option><option value="Two">Two</option></select>',
    ],
    [
      'Button',
      { Text: 'Send', Name: 'b', Type: 'Submit' },
      '<input type="submit" name="b" value="Send" />',
    ],
  ];

test('a form and its six kinds of field; a selected one is changed by its own button', async () => {
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
  await fill({ Name: 'f', Action: '/send', Method: 'POST' });
  await text.getByText('Checkbox: old').click();
  await expect.poll(() => button('Checkbox').getAttribute('aria-pressed')).toBe('true');
  await press('Checkbox');
  await fill({ Name: 'new' });
  expect((await stored()).replaceAll('=""', '').split('\n')).toEqual([
    ...fields.map(([, , html], index) => `<p>field ${index}${html}</p>`),
    '<form name="f" action="/send" method="post"><p>form</p></form>',
    '<p>old <input type="checkbox" name="new" value="1" /></p>',
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
