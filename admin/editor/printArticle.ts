import { inertBody } from '../ui/inertBody';
import { postStylesheets } from './siteArticleStyles';

/** Prints the article with the site's print styles. Nothing in it can run. */
export function printArticle(html: string): void {
  document.querySelector('iframe[data-print]')?.remove();
  const page = document.implementation.createHTMLDocument('Article');
  page.documentElement.lang = 'en-AU';
  const policy = page.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "script-src 'none'; object-src 'none'; form-action 'none'";
  const sheets = postStylesheets().map((href) =>
    Object.assign(page.createElement('link'), { rel: 'stylesheet', href }),
  );
  page.head.append(policy, ...sheets);
  const text = page.createElement('main');
  text.className = 'article-body';
  text.append(...inertBody(html).childNodes);
  page.body.append(text);

  const frame = document.createElement('iframe');
  frame.dataset.print = '';
  frame.title = 'Article to print';
  frame.setAttribute('aria-hidden', 'true');
  frame.style.cssText = 'position: fixed; width: 0; height: 0; border: 0; visibility: hidden';
  frame.onload = () => frame.contentWindow?.print();
  frame.srcdoc = `<!doctype html>${page.documentElement.outerHTML}`;
  document.body.append(frame);
}
