import { prefixedFragment, prefixedHash } from './names';

/** Context for resolving an article's addresses like a browser. */
export interface AddressPlace {
  site: string;
  /** Anchors of the article, with their prefix. */
  anchors: ReadonlySet<string>;
}

const linkSchemes = ['https:', 'http:', 'mailto:', 'tel:'];

/** Normalizes a link's address; undefined if articles may not contain it. */
export function linkAddress(written: string, context: AddressPlace): string | undefined {
  const own = withoutSpace(written);
  if (own.startsWith('#')) {
    return prefixedFragment(new URL(own, context.site).hash || '#', context.anchors);
  }
  return address(own, context, linkSchemes);
}

/** The same for an image's address. */
export function pictureAddress(written: string, context: AddressPlace): string | undefined {
  const own = withoutSpace(written);
  return own === '' ? undefined : address(own, context, ['https:', 'http:']);
}

/** The same for addresses that must use https: frames, audio and video. */
export function secureAddress(written: string, context: AddressPlace): string | undefined {
  const own = withoutSpace(written);
  return own === '' ? undefined : address(own, context, ['https:']);
}

function address(written: string, { site }: AddressPlace, schemes: string[]): string | undefined {
  const url = parsed(written, site);
  const base = new URL(site);
  if (!url) return undefined;
  const isOwn = url.origin === base.origin;
  // With the site's own scheme, `https:x` without slashes is a path.
  if (isOwn && !/^[a-z]+:[\\/]{2}/i.test(written)) return sitePath(url, written);
  // An address without a scheme must lead to this site.
  if (!/^[a-z]+:/i.test(written) || !schemes.includes(url.protocol)) return undefined;
  url.username = '';
  url.password = '';
  if (isOwn) followPost(url);
  return url.href;
}

function parsed(written: string, site: string): URL | undefined {
  try {
    return new URL(written, `${site}/blog/`);
  } catch {
    return undefined;
  }
}

function sitePath(url: URL, written: string): string | undefined {
  if (written === '' || written.startsWith('?')) return url.search + url.hash;
  // On its own it would name another server.
  if (url.pathname.startsWith('//')) return undefined;
  followPost(url);
  return url.pathname + url.search + url.hash;
}

function followPost(url: URL): void {
  if (/^\/blog\/[^/]+$/.test(url.pathname)) url.hash = prefixedHash(url.hash);
}

/** Trims like the URL parser: surrounding control characters, and line breaks and tabs inside. */
function withoutSpace(written: string): string {
  const inLine = written.replace(/[\t\n\r]/g, '');
  let start = 0;
  while (start < inLine.length && inLine.charAt(start) <= ' ') start += 1;
  return withoutEnd(inLine.slice(start), (last) => last <= ' ');
}

/** Trims the end by hand: a regular expression would be quadratic. */
function withoutEnd(text: string, isDropped: (last: string) => boolean): string {
  let end = text.length;
  while (end > 0 && isDropped(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

const maxCandidates = 50;

/** Returns the valid candidates of a `srcset`, or ''. */
export function cleanSrcset(written: string, context: AddressPlace): string {
  const clean: string[] = [];
  const next = /[\s,]*(\S+)/y;
  for (let count = 0; count < maxCandidates; count += 1) {
    const match = next.exec(written);
    if (!match) break;
    const [, whole = ''] = match;
    const file = withoutEnd(whole, (last) => last === ',');
    let size = '';
    if (file === whole) {
      const comma = written.indexOf(',', next.lastIndex);
      const end = comma === -1 ? written.length : comma;
      size = written.slice(next.lastIndex, end).trim();
      next.lastIndex = end;
    }
    const address = pictureAddress(file, context);
    if (address && /^(\d{1,6}w|\d{1,3}(\.\d{1,3})?x)?$/.test(size)) {
      clean.push(`${address} ${size}`.trim());
    }
  }
  return clean.join(', ');
}

const pictureStart = /^data:image\/(png|jpeg|gif|webp);base64,/i;

/** Normalizes an inline image (data URL); undefined for any other address. */
export function imageData(written: string): string | undefined {
  const text = withoutSpace(written);
  const start = pictureStart.exec(text)?.[0];
  if (start === undefined) return undefined;
  const base64 = text.slice(start.length).replaceAll(' ', '');
  return /^[A-Za-z0-9+/=%]*$/.test(base64) ? start.toLowerCase() + base64 : undefined;
}
