import { expect, it, onTestFinished, vi } from 'vitest';
import { contact } from './content/contact';
import { loadPage, type SiteData } from './server';

it('tells what a component of a still page threw, and leaves no hole for the browser to fill', async () => {
  const noData = {} as SiteData;
  const page = await loadPage(new Request('http://localhost/contact'), noData);
  if (page instanceof Response) throw new Error('The contact page leads elsewhere.');
  const settings = { siteUrl: 'http://localhost', storageUrl: '' };
  expect(page.render(settings).body).toContain('<!--$-->');
  const hero = vi.spyOn(contact, 'hero', 'get').mockImplementation(() => {
    throw new Error('the page’s own fault');
  });
  onTestFinished(() => hero.mockRestore());
  expect(() => page.render(settings)).toThrow('the page’s own fault');
});
