import { describe, expect, it } from 'vitest';
import { articles } from '../../../db/seed/articles';
import { type SeedFactKey, seedFacts } from '../../../db/seed/facts';
import { pagePaths } from '../../../site/api';
import { blocks } from './blockedFailure';
import type { CheckedPost, Known } from './checkedPost';
import { checkPost } from './checks';

const picture = 'images/0a1b2c3d-0000-4000-8000-000000000001.jpg';
const known: Known = {
  site: 'https://wattlepath.example',
  hasSnippet: (name) => name === 'disclaimer',
  isPage: (path) => pagePaths.has(path),
  post: (slug) =>
    ({
      here: { slug: 'here', isLive: true },
      old: { slug: 'here', isLive: true },
      soon: { slug: 'soon', isLive: false },
    })[slug],
  dead: (url) =>
    url === 'https://other.example/dead'
      ? { since: '2026-11-03', problem: 'The other site responded with 404.' }
      : undefined,
  isPicture: (path) => path === picture,
  isPaper: (path) => path === '/papers/here/costs.pdf',
  fact: (key, day = '9999-12-31') => {
    if (!(key in seedFacts)) return 'missing';
    const isHeld = seedFacts[key as SeedFactKey].values.some(
      ({ state, from = '' }) => state === 'confirmed' && from <= day,
    );
    return isHeld ? 'confirmed' : 'unconfirmed';
  },
};
const sound: CheckedPost = {
  slug: 'own',
  title: 'What a student visa costs in all',
  excerpt: 'The charge, the health cover and the money that you must show, added up for one year.',
  image_url: picture,
  image_alt: 'Two students at a desk',
  seo_title: '',
  seo_description: '',
  share_image: '',
  content: '<h2>One</h2><p>Text with <a href="/contact">a link</a>.</p>',
};

function codes(changes: Partial<CheckedPost>): string[] {
  return checkPost({ ...sound, ...changes }, known).map(({ level, code }) => `${level} ${code}`);
}

/** Returns findings in a text, to which a link is added as every text should have one. */
function inText(html: string): string[] {
  return codes({ content: `${html}<p><a href="/contact">Ask us</a></p>` });
}

const words = (count: number) => `W${' word'.repeat(count - 1)}`;

describe('the checks', () => {
  it('find nothing in a sound post', () => {
    expect(codes({})).toEqual([]);
  });

  it.each(articles)('find nothing that blocks in the seeded $slug', (article) => {
    const post = { ...sound, ...article, image_alt: '' };
    expect(blocks(checkPost(post, known))).toEqual([]);
  });

  it('say what to do, and where', () => {
    const content =
      '<p>a</p><p><a href="/contact">x</a> <a href="/blog/gone?x#y">Our  guide</a></p>';
    expect(checkPost({ ...sound, content }, known)).toEqual([
      {
        level: 'block',
        code: 'link-missing',
        field: 'content',
        message: 'There is no post at /blog/gone: link to another post, or remove the link.',
        excerpt: 'Our guide',
        element: { tag: 'a', nth: 1 },
      },
    ]);
  });

  it('report one kind at most twenty times', () => {
    expect(inText('<img src="https://x.example/a.png">'.repeat(30))).toHaveLength(20);
  });
});

describe('a featured image', () => {
  it.each([
    [{ image_alt: null }, ['block picture-undecided']],
    [{ image_alt: '' }, []],
    [{ image_alt: 'IMG_2041' }, ['block picture-file-name']],
    [{ image_url: picture.replace('1.jpg', '2.jpg') }, ['block picture-missing']],
    [{ image_url: '', image_alt: null }, ['advise no-picture']],
  ])('%j', (changes, expected) => {
    expect(codes(changes)).toEqual(expected);
  });
});

describe('an image in the text', () => {
  const img = (alt: string) => `<img src="/${picture}" ${alt}>`;
  it.each([
    [img(''), ['block picture-undecided']],
    [img('alt=""'), []],
    [img('alt="A view of Lake Burley Griffin"'), []],
    [img('alt="Form 1276, page 2"'), []],
    [img('alt="lake burley.JPG"'), ['block picture-file-name']],
    [img('alt="DSC0042"'), ['block picture-file-name']],
    [img('alt="Screenshot 2026-11-22 at 10.15.20 am"'), ['block picture-file-name']],
    [img('alt="team_photo_final"'), ['block picture-file-name']],
    [img('alt="0a1b2c3d-0000-4000-8000-000000000001"'), ['block picture-file-name']],
    ['<img src="data:image/png;base64,AAAA" alt="A map">', []],
    [`<img src="https://wattlepath.example/${picture}" alt="">`, []],
    ['<img src="/images/gone.jpg" alt="">', ['block picture-missing']],
    ['<img src="https://wattlepath.example/images/gone.jpg" alt="">', ['block picture-missing']],
    ['<img src="https://other.example/images/gone.jpg" alt="">', []],
  ])('%s', (html, expected) => {
    expect(inText(html)).toEqual(expected);
  });
});

describe('a link', () => {
  const to = (href: string) => `<p><a href="${href}">words</a></p>`;
  it.each([
    ...['/', '/Contact/', '/blog', '/blog?page=2', '/services#any', '/rss.xml', '/blog/here#part'],
    ...['https://wattlepath.example/points-calculator', 'contact/../../contact', '#top', '#'],
    ...['mailto:a@b.example', 'tel:+61255500000', 'https://other.example/none', 'here'],
    ...['/resources/visa-document-checklist', '/blog/own', `/${picture}`, '?page=2', '/%zz.pdf'],
  ])('to %s is sound', (href) => {
    expect(inText(to(href))).toEqual([]);
  });

  it.each([
    ['/kontakt', 'block link-missing'],
    ['/resources/none', 'block link-missing'],
    ['/blog/gone', 'block link-missing'],
    ['gone', 'block link-missing'],
    ['https://wattlepath.example/gone', 'block link-missing'],
    ['/%zz', 'block link-missing'],
    ['//other.example/x', 'block link-missing'],
    ['javascript:alert(1)', 'block link-missing'],
    ['/blog/old', 'advise link-moved'],
    ['/blog/soon', 'advise link-not-live'],
    ['/images/gone.png', 'block picture-missing'],
    ['/papers/gone/costs.pdf', 'block paper-missing'],
    ['#nowhere', 'block anchor-missing'],
    ['/blog/own#nowhere', 'block anchor-missing'],
    ['http://other.example', 'advise insecure-link'],
    ['https://other.example/dead#part', 'advise link-dead'],
    [' ', 'block link-empty'],
  ])('to %s is not', (href, expected) => {
    expect(inText(to(href))).toEqual([expected]);
  });

  it.each([
    ['<p><a href="#fees">Fees</a></p><h2 id="fees">Fees</h2>', []],
    ['<p><a href="#post-fees">Fees</a></p><h2 id="fees">Fees</h2>', []],
    ['<p><a href="#fees">Fees</a> <a name="fees"></a></p>', []],
    ['<p><a href="/contact"> </a></p>', ['block link-empty']],
    [`<a href="/contact"><img src="/${picture}" alt=""></a>`, ['block link-empty']],
    [`<a href="/contact"><img src="/${picture}" alt="Contact us"></a>`, []],
    ['<a href="/contact" aria-label="Contact us"></a>', []],
  ])('%s', (html, expected) => {
    expect(inText(html)).toEqual(expected);
  });

  it('is suggested if there is none', () => {
    expect(codes({ content: '<p>Text.<a id="x"></a></p>' })).toEqual(['advise no-link']);
  });
});

describe('headings, tables and prose', () => {
  it.each([
    ['<h2>a</h2><h3>b</h3><h2>c</h2>', []],
    ['<h2>a</h2><h3>b</h3><h4>c</h4><h2>d</h2>', []],
    ['<h3>a</h3>', ['block heading-skipped']],
    ['<h2>a</h2><h4>b</h4><h4>c</h4>', ['block heading-skipped']],
    ['<h2> <br></h2>', ['block heading-empty']],
    [`<h2><img src="/${picture}" alt="Fees"></h2>`, []],
    ['<h1>a</h1><h2>b</h2><h1>c</h1>', Array(2).fill('advise first-level-heading')],
    ['<table><tr><th>a</th><td>b</td></tr></table>', []],
    ['<table><tr><td>a</td><td>b</td></tr></table>', ['advise table-headers']],
    [`<p>${words(30)}. ${words(30)}.</p>`, []],
    [`<p>${words(31)}. Short.</p>`, ['advise long-sentence']],
    [`<p>${words(20)}, e.g. ${words(20)}.</p>`, ['advise long-sentence']],
    [`<p>“${words(20)}.” ${words(20)}! 5 ${words(20)}?</p>`, []],
    [`<ul><li><p>${words(40)}.</p></li><li>${words(40)}</li></ul>`, []],
    [`<p>${`${words(15)}. `.repeat(10)}</p>`, []],
    [`<p>${`${words(15)}. `.repeat(11)}</p>`, ['advise long-paragraph']],
    ['<div>'.repeat(300), ['block text-refused']],
    ['<p><data value="visa-500-charge">$2,000</data> <data value="42">a few</data></p>', []],
    ['<p><data value="visa-500-cost">$2,000</data></p>', ['block fact-missing']],
    ['<p><data value="visa-485-charge">$4,600</data></p>', ['block fact-unconfirmed']],
    ['<p><data value="visa-189-charge @2020-01-01">$1</data></p>', ['block fact-unconfirmed']],
  ])('case %#', (html, expected) => {
    expect(inText(html)).toEqual(expected);
  });
});

it.each(['.', '-', '. ', '."', ' '])('reads a megabyte of %j as fast as of words', (piece) => {
  const content = `<p>a${piece.repeat(900_000 / piece.length)}</p>`;
  const start = process.cpuUsage();
  checkPost({ ...sound, content }, known);
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(5000);
});

describe('the title and the description for search engines', () => {
  const long = 'A title that goes on for so long that no search engine shows the whole of it';
  it.each([
    [{ title: long }, ['advise title-length']],
    [{ title: long, seo_title: 'What a student visa costs' }, []],
    [{ seo_title: 'Fees' }, ['advise title-length']],
    [{ excerpt: long.repeat(3) }, ['advise description-length']],
    [{ excerpt: 'Short.', seo_description: sound.excerpt }, []],
    [{ title: '', excerpt: '' }, []],
  ])('%j', (changes, expected) => {
    expect(codes(changes)).toEqual(expected);
  });
});
