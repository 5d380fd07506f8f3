import { describe, expect, it } from 'vitest';
import { compareArticles, countChangedWords } from './compareArticles';

const compared = (before: string, after: string) => compareArticles(before, after).html;

describe('merged articles', () => {
  it('mark words added and removed, and leave the rest', () => {
    const { html, words } = compareArticles(
      '<p>The fee is 100 dollars.</p><p>Stays.</p>',
      '<p>The fee is 250 dollars today.</p><p>Stays.</p><p>All new.</p>',
    );
    expect(html).toBe(
      '<p>The fee is <del>100</del><ins>250</ins> dollars<ins> today</ins>.</p><p>Stays.</p>' +
        '<p data-change="added"><ins>All new.</ins></p>',
    );
    expect(words).toEqual({ added: 4, removed: 1 });
  });

  it('show a rewritten sentence as one change', () => {
    expect(compared('<p>Go to one two now.</p>', '<p>Go to three four now.</p>')).toBe(
      '<p>Go to <del>one two</del><ins>three four</ins> now.</p>',
    );
  });

  it('report changed link targets, and text that became a link', () => {
    expect(compared('<p>See <a href="/a">here</a>.</p>', '<p>See <a href="/b">here</a>.</p>')).toBe(
      '<p>See <a href="/b">here</a><small class="note">Changed link: /a → /b</small>.</p>',
    );
    expect(compared('<p>See here.</p>', '<p>See <a href="/b">here</a>.</p>')).toContain(
      'Changed to a link: /b',
    );
  });

  it('report replaced images and changed alt text', () => {
    const picture = (name: string, alt: string) =>
      `<figure><img src="/images/${name}" alt="${alt}"><figcaption>By us</figcaption></figure>`;
    const replaced = compared(picture('1.jpg', 'A hill'), picture('2.jpg', 'A lake'));
    expect(replaced).toContain('<del><img src="/images/1.jpg" alt="A hill"></del>');
    expect(replaced).toContain('Picture removed: “A hill”');
    expect(replaced).toContain('Picture added: “A lake”');
    expect(compared(picture('1.jpg', 'A hill'), picture('1.jpg', 'Mount Ainslie'))).toContain(
      'Changed alt text: “A hill” → “Mount Ainslie”',
    );
  });

  it('compare lists and tables part by part', () => {
    expect(compared('<ul><li>One</li></ul>', '<ul><li>One</li><li>Two</li></ul>')).toBe(
      '<ul><li>One</li><li data-change="added"><ins>Two</ins></li></ul>',
    );
    const table = (fee: string) =>
      `<table><tbody><tr><th>Fee</th><td>${fee}</td></tr></tbody></table>`;
    expect(compared(table('100'), table('200'))).toBe(table('<del>100</del><ins>200</ins>'));
  });

  it('load nothing external and name removed frames', () => {
    const html = compared('', '<p><iframe src="https://example.com/film"></iframe></p>');
    expect(html).not.toContain('<iframe');
    expect(html).toContain('Frame: https://example.com/film');
  });

  it('are ready in 300 ms at 50 KB, even with every second paragraph changed', () => {
    const words = Array.from({ length: 900 }, (_, number) => `word${number}`);
    const article = (change: (text: string, index: number) => string) =>
      Array.from({ length: 60 }, (_, index) => {
        const text = words.slice(index, index + 120).join(' ');
        return `<p>${change(text, index)}</p>`;
      }).join('');
    const before = article((text) => text);
    const after = article((text, index) =>
      index % 2 ? `${text.replaceAll('00', ' six ')} One more.` : text,
    );
    expect(before.length).toBeGreaterThan(50_000);
    const start = process.cpuUsage();
    compareArticles(before, after);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(300);
  });
});

it('count changed words without markup', () => {
  expect(countChangedWords('<p>One two two</p>', '<h2>two one three &amp; four</h2>')).toEqual({
    added: 3,
    removed: 2,
  });
});
