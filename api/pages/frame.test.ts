import { describe, expect, it } from 'vitest';
import { pageRoutes } from '../../site/api';
import { post, testApp } from '../testApp';

const freeHelp = ['/visa-assessment', '/points-calculator/official', '/resources'];
const printed = ['visa-document-checklist', 'points-test-worksheet', 'student-budget-planner'];

const addresses = [
  ...pageRoutes.map(({ path }) => path).filter((path) => !/[:*]/.test(path)),
  ...[...printed, 'genuine-student-workbook'].map((slug) => `/resources/${slug}`),
  `/blog/${post.slug}`,
  '/blog/no-such-post',
  '/resources/no-such-guide',
  '/no-such-page',
];

async function withPost() {
  const { app, signIn } = testApp();
  const { send } = await signIn();
  await send('POST', '/api/blogs', post);
  return async (path: string) => (await app.request(path)).text();
}

describe('every page', () => {
  it('has one part with the contacts, to which the floating button scrolls', async () => {
    const read = await withPost();
    for (const path of addresses) {
      // Short pages have neither contacts nor a floating button; on /book one is asking already.
      const parts = path.startsWith('/newsletter') || path === '/book' ? 0 : 1;
      expect((await read(path)).match(/id="contact-info"/g) ?? [], path).toHaveLength(parts);
    }
  });

  it('leads to the free help, and guides, posts and a result do so beside their text too', async () => {
    const read = await withPost();
    const guides = addresses.filter((path) => path.startsWith('/services/'));
    const beside = [...guides, `/blog/${post.slug}`, '/points-calculator?visaType=189'];
    for (const path of [...addresses, ...beside]) {
      const html = await read(path);
      const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
      const footer = html.slice(html.indexOf('<footer class="site-footer'));
      for (const link of freeHelp) {
        expect(footer, path).toContain(`href="${link}"`);
        if (beside.includes(path)) expect(main, path).toContain(`href="${link}"`);
      }
    }
  });
});
