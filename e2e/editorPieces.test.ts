import { expect, it } from 'vitest';
import { editorOf } from './editorPage';
import { siteFixture } from './fixture';

const edit = editorOf(siteFixture());

it('a button is made by the toolbar or “/button”, changed, and stays a link', async () => {
  const { page, text, press, fill, goBehind, stored } = await edit('<p>Talk to us.</p><p>End.</p>');
  await goBehind('Talk to us.');
  await page.keyboard.press('Enter');
  await press('Link as a button');
  await fill({ 'On the button': 'Book a talk' });
  await goBehind('End.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('/button');
  await page.keyboard.press('Enter');
  await fill({ 'Leads to': '/contact', 'On the button': 'Write to us' });
  const button = text.locator('a.button');
  expect(await button.allInnerTexts()).toEqual(['Book a talk', 'Write to us']);
  // It looks like one while it is written.
  expect(await button.first().evaluate((own) => getComputedStyle(own).display)).toMatch(/flex/);
  await button.first().click();
  await press('Link as a button');
  await fill({ 'On the button': 'Book a consultation' });
  expect((await stored()).split('\n')).toEqual([
    '<p>Talk to us.</p>',
    '<p><a class="button" href="/book">Book a consultation</a></p>',
    '<p>End.</p>',
    '<p><a class="button" href="/contact">Write to us</a></p>',
  ]);
});

it('footnotes are numbered by their place, linked both ways, and typed at once', async () => {
  const { page, text, press, goBehind, stored } = await edit(
    '<p>First claim. Second claim. Third claim.</p>',
  );
  await goBehind('Second claim.');
  await press('Footnote');
  await page.keyboard.type('The Act');
  await goBehind('First claim.');
  await press('Footnote');
  await page.keyboard.type('The Regulations');
  await goBehind('Third claim.');
  await page.keyboard.type(' /footnote');
  await page.keyboard.press('Enter');
  await page.keyboard.type('The list');
  const numbers = text.locator('sup', { hasText: /\d/ });
  expect(await numbers.allInnerTexts()).toEqual(['1', '2', '3']);
  expect(await text.locator('ol.footnotes > li').allInnerTexts()).toEqual([
    expect.stringMatching(/^The Regulations ↩/),
    expect.stringMatching(/^The Act ↩/),
    expect.stringMatching(/^The list ↩/),
  ]);
  const html = await stored();
  const ids = [...html.matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, id]) => id);
  const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toHaveLength(6);
  expect(new Set(targets)).toEqual(new Set(ids));
  // One step back takes the whole note.
  await goBehind('Third claim.');
  await press('Footnote');
  expect(await numbers.count()).toBe(4);
  await page.keyboard.press('Control+z');
  expect(await numbers.allInnerTexts()).toEqual(['1', '2', '3']);
  expect(await text.locator('ol.footnotes > li').count()).toBe(3);
});

it('pictures stand side by side where the width has room, and below each other on a phone', async () => {
  const picture =
    '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" alt="One" width="300" height="200">';
  const { page, text, choose, stored } = await edit(`<p>${picture}${picture}</p><p>End.</p>`);
  await text.locator('img[alt=One]').first().click();
  await choose('Styles', 'Pictures side by side');
  const tops = async () => {
    const boxes = await Promise.all(
      [0, 1].map((at) => text.locator('.pictures img[alt=One]').nth(at).boundingBox()),
    );
    return boxes.map((box) => Math.round(box?.y ?? 0));
  };
  const [one, other] = await tops();
  expect(one).toBe(other);
  expect(await stored()).toMatch(
    /^<div class="pictures"><p><img [^>]*alt="One"[^>]*><img [^>]*alt="One"/,
  );
  await page.setViewportSize({ width: 390, height: 844 });
  const [first, second] = await tops();
  expect(second).toBeGreaterThan(Number(first));
});
