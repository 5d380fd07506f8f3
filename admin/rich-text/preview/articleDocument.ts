import { siteStylesheet } from '../siteArticleStyles';

/** An article's text as a page of its own in the site's styles. Nothing in it can run. */
export function articleDocument(html: string): string {
  const stylesheet = siteStylesheet();
  const page = document.implementation.createHTMLDocument('Preview');
  page.documentElement.lang = 'en-AU';
  const policy = page.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "script-src 'none'; object-src 'none'; form-action 'none'";
  const link = page.createElement('link');
  link.rel = 'stylesheet';
  link.href = stylesheet ?? '';
  const links = page.createElement('base');
  links.target = '_blank';
  const spacing = page.createElement('style');
  spacing.textContent = 'main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem; }';
  page.head.prepend(policy, links, ...(stylesheet ? [link] : []), spacing);
  const text = page.createElement('main');
  text.className = 'article-body';
  text.innerHTML = html;
  page.body.append(text);
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
