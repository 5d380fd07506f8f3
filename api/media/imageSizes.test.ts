import { expect, it } from 'vitest';
import { cleanArticle } from '../posts/html/clean';
import { sizeImages } from './imageSizes';
import { replaceImageIn } from './replaceImage';

const id = '11111111-2222-4333-8444-555555555555';
const other = '66666666-2222-4333-8444-555555555555';
const size = { id, width: 1200, height: 600, isScaled: true };
const sizes = new Map([
  [id, size],
  [other, { id: other, width: 3000, height: 3000, isScaled: true }],
]);
const src = `/images/${id}.png`;
const srcset = `srcset="${src}?w=480 480w, ${src}?w=720 720w, ${src}?w=960 960w, ${src}?w=1600 1200w"`;
const lazy = 'loading="lazy" decoding="async"';
const ready = (html: string) => sizeImages(cleanArticle(html), sizes);

it('gives a stored picture its size and the widths to choose from', () => {
  expect(ready(`<p><img src="${src}" alt=""></p>`)).toBe(
    `<p><img src="${src}" alt="" width="1200" height="600" ${srcset} sizes="(min-width: 720px) 680px, 100vw" ${lazy} /></p>`,
  );
  const small = `<img width="300" height="9" src="${src}" srcset="https://x.example/y.png 9w" sizes="1px">`;
  expect(ready(small)).toBe(
    `<img width="300" height="150" src="${src}" ${srcset} sizes="(min-width: 340px) 300px, 100vw" ${lazy} />`,
  );
});

it('changes nothing the second time, and no picture that is not stored', () => {
  const once = ready(`<p><img src="${src}"><img src="${src}" width="40%"></p>`);
  expect(ready(once)).toBe(once);
  const foreign =
    '<img src="https://x.example/images/11111111-2222-4333-8444-555555555555.png" alt="x" />';
  expect(ready(foreign)).toBe(foreign);
  const unknown = '<img src="/images/99999999-2222-4333-8444-555555555555.png" alt="x" />';
  expect(ready(unknown)).toBe(unknown);
});

it('keeps words, their absence and their emptiness apart', () => {
  const html = ready(
    `<p><img src="${src}"><img src="${src}" alt=""><img src="${src}" alt="Two"></p>`,
  );
  const alts = [...html.matchAll(/<img[^>]*>/g)].map(([tag]) => / alt="[^"]*"/.exec(tag)?.[0]);
  expect(alts).toEqual([undefined, ' alt=""', ' alt="Two"']);
});

it('replaces a picture; a width of its own becomes the new one’s, another stays', () => {
  const html = ready(`<p><img src="${src}"><img src="${src}" width="300"> ${id}</p>`);
  const replaced = replaceImageIn(html, size, `images/${other}.jpg`, sizes);
  expect(replaced).not.toContain(`images/${id}`);
  expect(replaced).toContain('width="3000" height="3000"');
  expect(replaced).toContain('width="300" height="300"');
  expect(replaced).toContain(`/images/${other}.jpg?w=1600 1600w`);
  expect(replaced).not.toContain('3000w');
});
