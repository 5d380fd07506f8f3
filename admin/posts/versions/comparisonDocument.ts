import { siteStylesheet } from '../../editor/siteArticleStyles';

/** Marks that can be told apart without colour, and by who only hears them. */
const marks = `
  html { overflow: hidden; }
  body { margin: 0; padding: 24px; box-sizing: border-box; background: #FBF8F1; color: #17211C; }
  .article-body { max-width: 65ch; margin: 0 auto; }
  ins { color: #2F6B4F; background: #E4F0E8; text-decoration: underline; text-underline-offset: 3px; }
  del { color: #A8412A; text-decoration: line-through; }
  ins a, del a { color: inherit; }
  ins::before { content: " [added: "; } del::before { content: " [removed: "; }
  ins::after, del::after { content: "] "; }
  ins::before, ins::after, del::before, del::after {
    position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
  }
  ins img { outline: 3px solid #2F6B4F; outline-offset: 2px; }
  del img { outline: 3px dashed #A8412A; outline-offset: 2px; }
  [data-change=added] { box-shadow: -6px 0 #FBF8F1, -9px 0 #2F6B4F; }
  [data-change=removed] { box-shadow: -6px 0 #FBF8F1, -9px 0 #A8412A; }
  .note, .frame {
    display: inline-block; margin: 0 4px; padding: 0 6px; border: 1px solid #4A564F; border-radius: 4px;
    background: #FFFFFF; color: #17211C; font: 13px/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
  }
`;

/** A page with a compared article in the site's own look; its links lead nowhere. */
export function comparisonDocument(html: string): string {
  const stylesheet = siteStylesheet();
  const link = stylesheet ? `<link rel="stylesheet" href="${stylesheet}">` : '';
  return (
    '<!doctype html><html lang="en-AU"><head><meta charset="utf-8">' +
    `<title>The article with its changes</title><base target="_blank">${link}` +
    `<style>${marks}</style></head><body><main class="article-body">${html}</main></body></html>`
  );
}
