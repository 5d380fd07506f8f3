import { expect, it } from 'vitest';
import { landscapePath } from '../../shared/landscape';
import { testApp } from '../testApp';

function landscapes() {
  const { app } = testApp();
  const landscape = async (category: string, seed: string, headers = {}) =>
    app.request(landscapePath(category, seed), { headers });
  const drawn = async (category: string, seed: string) => (await landscape(category, seed)).text();
  return { app, landscape, drawn };
}

/** The colours of its hills, from the farthest. */
const hills = (svg: string) => [...svg.matchAll(/fill="(#\w+)" d="M-20/g)].map(([, fill]) => fill);

it('one post is drawn alike each time, and five of a category as a series, none like another', async () => {
  const { drawn } = landscapes();
  expect(await drawn('Student Visas', 'a-post')).toBe(await drawn('Student Visas', 'a-post'));
  const series = await Promise.all(
    ['a', 'b', 'c', 'd', 'e'].map((seed) => drawn('Student Visas', seed)),
  );
  expect(new Set(series).size).toBe(5);
  expect(new Set(series.map((svg) => hills(svg).join())).size).toBe(1);
  expect(hills(await drawn('Family & Partner', 'a'))).not.toEqual(hills(series[0] ?? ''));
});

it('says nothing that its address says, and is had again only if it changed', async () => {
  const { app, landscape } = landscapes();
  const hostile = '"><script>alert(1)</script>';
  const response = await landscape(hostile, hostile);
  const { headers } = response;
  expect([response.status, headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await response.text()).not.toMatch(/alert|NaN|undefined/);
  const again = await landscape(hostile, hostile, { 'If-None-Match': headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
  expect((await app.request('/images/landscape.svg')).status).toBe(200);
});
