import { departmentPages } from './content/official/departmentPages';
import { pageTexts } from './pageTexts';
import { startingFirm } from './startingFirm';

/** A page, and an address of another site that it leads to. */
interface PageLink {
  url: string;
  title: string;
  path: string;
}

/** Lists the addresses of other sites in the texts of fixed pages, without what follows #. */
export function outsideLinksOfPages(): PageLink[] {
  const figures = departmentPages.map((url) => ({ url, title: 'Figures', path: '/changes' }));
  const ofPages = pageTexts(startingFirm()).flatMap(({ title, path, content }) => {
    const found = new Set<string>();
    collect(content, found);
    return [...found].map((url) => ({ url: withoutHash(url), title, path }));
  });
  return [...figures, ...ofPages];
}

/** What follows # is never sent. */
export function withoutHash(address: string): string {
  const url = new URL(address);
  url.hash = '';
  return url.href;
}

function collect(content: unknown, found: Set<string>): void {
  if (typeof content !== 'object' || content === null) return;
  for (const [key, inner] of Object.entries(content)) {
    if (typeof inner !== 'string') collect(inner, found);
    else if (['href', 'url'].includes(key) && inner.startsWith('https://')) found.add(inner);
  }
}
