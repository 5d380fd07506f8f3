import { expect, it } from 'vitest';
import { createBlog } from '../../db/posts/live';
import { pageRoutes } from '../../site/api';
import { post, testApp } from '../testApp';

/** Creates a blog with this many posts and returns the text of one of its pages. */
function blogOf(posts: number) {
  const { app, db } = testApp();
  for (let number = 1; number <= posts; number += 1) {
    createBlog(db, `n${number}`, { ...post, slug: `post-${number}`, title: `Post ${number}` });
  }
  return async (page: number) => {
    const response = await app.request(page === 1 ? '/blog' : `/blog?page=${page}`);
    const html = await response.text();
    const [numbered = ''] = /<ol class="pagination-pages cluster">.*?<\/ol>/s.exec(html) ?? [];
    return {
      status: response.status,
      canonical: /rel="canonical" href="([^"]*)"/.exec(html)?.[1],
      posts: new Set(html.match(/href="\/blog\/post-\d+"/g)).size,
      links: [...numbered.matchAll(/href="([^"]*)"/g)].map(([, path]) => path),
    };
  };
}

it.each([
  [24, 1],
  [49, 3],
])('%i posts are on %i pages of the blog, each linked and none lost', async (posts, pages) => {
  const read = blogOf(posts);
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  const paths = numbers.map((page) => (page === 1 ? '/blog' : `/blog?page=${page}`));
  let seen = 0;
  for (const [index, path] of paths.entries()) {
    const page = await read(index + 1);
    expect(page.links).toEqual(pages === 1 ? [] : paths);
    expect(page.canonical).toBe(`http://localhost:3000${path}`);
    seen += page.posts;
  }
  expect(seen).toBe(posts);
  expect((await read(pages + 1)).status).toBe(404);
});

it('each fixed page names its own address as the canonical one', async () => {
  const { app } = testApp();
  const fixed = pageRoutes.filter(({ path, noindex }) => !noindex && !/[:*]/.test(path));
  for (const { path } of fixed) {
    const html = await (await app.request(`${path}?utm_source=x`)).text();
    expect(html).toContain(`<link rel="canonical" href="http://localhost:3000${path}"`);
  }
});

it('the sitemap has the pages that the specification lists, and each post', async () => {
  const { app, db } = testApp();
  createBlog(db, 'one', post);
  const xml = await (await app.request('/sitemap.xml')).text();
  const paths = [...xml.matchAll(/<loc>http:\/\/localhost:3000([^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  );
  const guides = ['permanent-residency', 'employer-sponsored', 'student-visa', 'post-study-work'];
  const services = [...guides, 'visitor-visa', 'partner-visa'].map((name) => `/services/${name}`);
  const own = ['/', '/about', '/services', '/blog', '/contact'];
  const rest = ['/points-calculator', '/privacy-policy', `/blog/${post.slug}`];
  expect(paths.sort()).toEqual([...own, ...services, ...rest].sort());
});
