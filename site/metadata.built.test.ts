import { SaxesParser } from 'saxes';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { seededServer } from '../e2e/seededServer';
import { offices } from './content/offices';
import { pageRoutes } from './pageList';

const origin = 'https://migration.example';
const server = seededServer({ SITE_URL: origin });
const post = '/blog/partner-visa-evidence-that-convinces';
const listed = pageRoutes.filter(({ noindex }) => !noindex).map(({ path }) => path);
const pages = [...listed.filter((path) => !/[:*]/.test(path)), post];

type Thing = Record<string, unknown> & { '@type': string };

async function read(path: string) {
  const html = await (await fetch(server.url() + path)).text();
  const head = html.slice(0, html.indexOf('</head>'));
  const meta = (name: string) => {
    const all = [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
    const contents = all.filter(([, key]) => key === name).map(([, , content = '']) => content);
    expect(contents, `${name} of ${path}`).toHaveLength(1);
    return contents[0]?.replaceAll('&amp;', '&').replaceAll('&#x27;', "'") ?? '';
  };
  const graph = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  expect(graph).toHaveLength(1);
  const things = (JSON.parse(graph[0]?.[1] ?? '') as { '@graph': Thing[] })['@graph'];
  return { html, head, meta, things };
}

async function dimensions(address: string) {
  const answer = await fetch(address.replace(origin, server.url()));
  expect(answer.status, address).toBe(200);
  expect(answer.headers.get('Content-Type')).toMatch(/^image\//);
  const picture = sharp(Buffer.from(await answer.arrayBuffer()));
  const { width, height } = await picture.metadata();
  const { entropy } = await picture.stats();
  return { width, height, entropy };
}

describe.each(pages)('the metadata of %s', (path) => {
  it('has one title, a description, keywords and the canonical address', async () => {
    const { head, meta } = await read(path);
    const titles = [...head.matchAll(/<title>([^<]+)<\/title>/g)];
    expect(titles).toHaveLength(1);
    const description = meta('description');
    expect(description.length).toBeGreaterThan(50);
    // A post's description is its excerpt, of any length.
    if (path !== post) expect(description.length).toBeLessThanOrEqual(160);
    expect(meta('keywords').split(', ').length).toBeGreaterThan(1);
    expect(head.match(/rel="canonical" href="([^"]*)"/)?.[1]).toBe(`${origin}${path}`);
    expect(meta('og:title')).toBe(titles[0]?.[1]?.replaceAll('&amp;', '&'));
    expect(meta('og:description')).toBe(description);
    expect(meta('og:url')).toBe(origin + path);
    expect(meta('og:type')).toBe(path === post ? 'article' : 'website');
    expect(meta('twitter:card')).toBe('summary_large_image');
  });

  it('has a non-empty share image of the stated size', async () => {
    const { head, meta } = await read(path);
    const picture = await dimensions(meta('og:image'));
    expect(picture.entropy).toBeGreaterThan(1);
    if (path === post) {
      expect(meta('og:image')).toMatch(/\/images\/[0-9a-f-]{36}\.webp$/);
      expect(head).not.toContain('og:image:width');
    } else {
      expect(picture).toMatchObject({ width: 1200, height: 630 });
      expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
    }
    expect(meta('twitter:image')).toBe(meta('og:image'));
  });

  it('describes the company, each office where relevant, and the breadcrumbs', async () => {
    const { things } = await read(path);
    const ofType = (type: string) => things.filter((thing) => thing['@type'] === type);
    expect(ofType('Organization')).toHaveLength(1);
    const places = ofType('LegalService');
    const shown = ['/', '/about', '/contact'].includes(path) ? offices : [];
    expect(places.map(({ telephone }) => telephone)).toEqual(shown.map((o) => o.phone.dial));
    for (const position of places) {
      expect(position.address).toMatchObject({ '@type': 'PostalAddress' });
      expect(position.openingHoursSpecification).toContainEqual({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: 'https://schema.org/Monday',
        opens: expect.stringMatching(/^\d\d:\d\d$/),
        closes: expect.stringMatching(/^\d\d:\d\d$/),
      });
    }
    expect(ofType('BreadcrumbList')).toHaveLength(path === '/' ? 0 : 1);
    expect(ofType('BlogPosting')).toHaveLength(path === post ? 1 : 0);
  });
});

it('each page has its own title, description and share image', async () => {
  const read1 = await Promise.all(pages.map(read));
  for (const name of ['og:title', 'og:description']) {
    expect(new Set(read1.map(({ meta }) => meta(name))).size, name).toBe(pages.length);
  }
  // Pages without their own drawing use the home page's.
  const images = read1
    .map(({ meta }) => meta('og:image'))
    .filter((url) => !url?.endsWith('home.png'));
  expect(new Set(images).size).toBe(images.length);
});

it('a post states its date, author and category', async () => {
  const { meta, things } = await read(post);
  expect(meta('article:published_time')).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(meta('article:modified_time')).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(meta('article:author')).not.toBe('');
  expect(meta('article:section')).not.toBe('');
  const posting = things.find((thing) => thing['@type'] === 'BlogPosting');
  expect(posting?.datePublished).toBe(meta('article:published_time'));
});

it('a missing page asks not to be indexed', async () => {
  const { head, meta } = await read('/no-such-page');
  expect(meta('robots')).toBe('noindex');
  expect(head).not.toContain('canonical');
});

it('the manifest and all icons are served in the sizes they state', async () => {
  const { head } = await read('/');
  const address = head.match(/rel="manifest" href="([^"]*)"/)?.[1];
  const answer = await fetch(server.url() + address);
  expect(answer.headers.get('Content-Type')).toContain('application/manifest+json');
  const manifest = (await answer.json()) as {
    name: string;
    icons: { src: string; sizes: string; purpose: string }[];
  };
  expect(manifest.name).not.toBe('');
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await dimensions(server.url() + src);
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
  }
  const touch = head.match(/rel="apple-touch-icon" href="([^"]*)"/)?.[1];
  expect(await dimensions(server.url() + touch)).toMatchObject({ width: 180, height: 180 });
  expect(head).toContain('name="theme-color"');
});

it('the feed is linked, and well-formed', async () => {
  const { head } = await read('/');
  expect(head).toMatch(/rel="alternate" type="application\/rss\+xml" href="\/rss.xml"/);
  const items: string[] = [];
  let path = '';
  const feed = new SaxesParser();
  feed.on('error', (error) => expect.fail(error.message));
  feed.on('opentag', ({ name }) => {
    path += `/${name}`;
    if (path === '/rss/channel/item/link') items.push(path);
  });
  feed.on('closetag', ({ name }) => {
    path = path.slice(0, -name.length - 1);
  });
  feed.write(await (await fetch(`${server.url()}/rss.xml`)).text()).close();
  expect(items.length).toBeGreaterThan(5);
});
