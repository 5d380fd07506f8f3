import type { Finding } from '../../../db/posts/findings';
import { longDay } from '../../../shared/facts';
import { withoutHash } from '../../../site/api';
import { pageAddress } from '../../http/pageAddress';
import { linkAddress } from '../html/addresses';
import { decoded, withPrefix } from '../html/names';
import { attribute } from '../html/tree';
import type { CheckedPost, Known, Report } from './checkedPost';
import { excerptOf, type FindingPlace, hasContent, innerText } from './tree';

interface Context {
  post: CheckedPost;
  known: Known;
  /** Anchors of the text, with their prefix. */
  anchors: ReadonlySet<string>;
  report: Report;
}

type Problem = Pick<Finding, 'level' | 'code' | 'message'>;

/** Checks one link. @returns whether it is a link, not an anchor. */
export function checkLink({ tag, location }: FindingPlace, context: Context): boolean {
  const { post, known, anchors, report } = context;
  const written = attribute(tag, 'href');
  if (written === undefined) return false;
  const text = innerText(tag);
  const position = { ...location, excerpt: excerptOf(text || written) };
  const add = ({ level, ...problem }: Problem) => report.add(level, { ...problem, ...position });
  if (!hasContent(tag) && !attribute(tag, 'aria-label')?.trim()) {
    const message = `Give the link to ${excerptOf(written) || 'nowhere'} some text to click on, or delete it.`;
    add({ level: 'block', code: 'link-empty', message });
  }
  const problem = linkProblem(written, { post, known, anchors });
  if (problem) add(problem);
  return true;
}

function linkProblem(
  written: string,
  { post, known, anchors }: Omit<Context, 'report'>,
): Problem | undefined {
  if (written.trim() === '') {
    return { level: 'block', code: 'link-empty', message: 'Give this link an address.' };
  }
  const { site } = known;
  const address = linkAddress(written, { site, anchors });
  if (address === undefined) {
    const message = `“${excerptOf(written)}” isn't a complete address: start it with https://.`;
    return { level: 'block', code: 'link-missing', message };
  }
  const base = `${site}/blog/${post.slug}`;
  const url = new URL(address, base);
  if (url.origin !== new URL(site).origin) return insecure(url) ?? dead(url, known);
  const isHere = url.pathname === new URL(base).pathname;
  if (isHere) return anchorProblem(url.hash, anchors);
  return pathProblem(url.pathname, known);
}

function insecure({ protocol, hostname }: URL): Problem | undefined {
  if (protocol !== 'http:') return undefined;
  const message = `Link to ${hostname} with https:// instead of http://, which anybody on the way can read and change.`;
  return { level: 'advise', code: 'insecure-link', message };
}

function dead(url: URL, known: Known): Problem | undefined {
  if (url.protocol !== 'https:') return undefined;
  const found = known.dead(withoutHash(url.href));
  if (!found) return undefined;
  const message = `This link fails since ${longDay(found.since)}: ${found.problem} Link to another page, or remove the link.`;
  return { level: 'advise', code: 'link-dead', message };
}

function anchorProblem(hash: string, anchors: ReadonlySet<string>): Problem | undefined {
  // Both lead to the top of any page.
  if (hash === '' || hash === '#top') return undefined;
  const name = decoded(hash.slice(1));
  if (anchors.has(withPrefix(name))) return undefined;
  const message = `This post has no anchor named “${name}”: choose another one, or add it.`;
  return { level: 'block', code: 'anchor-missing', message };
}

function pathProblem(path: string, known: Known): Problem | undefined {
  const picture = /^\/(images\/.+)/.exec(path)?.[1];
  if (picture) {
    if (known.isPicture(picture)) return undefined;
    const message = 'The image that this link leads to no longer exists: link to another.';
    return { level: 'block', code: 'picture-missing', message };
  }
  if (path.startsWith('/papers/')) {
    if (known.isPaper(path)) return undefined;
    const message = 'The PDF that this link leads to doesn’t exist: choose it again under Papers.';
    return { level: 'block', code: 'paper-missing', message };
  }
  // Files such as the feed or the sitemap aren't pages, and their list isn't known here.
  if (/\.[a-z0-9]{2,11}$/i.test(path)) return undefined;
  const clean = cleanPath(path);
  const slug = /^\/blog\/([^/]+)$/.exec(clean)?.[1];
  if (slug !== undefined) return postProblem(slug, known);
  if (known.isPage(clean)) return undefined;
  const message = `Our site has no page ${excerptOf(path)}: link to another one.`;
  return { level: 'block', code: 'link-missing', message };
}

function postProblem(slug: string, known: Known): Problem | undefined {
  const post = known.post(slug);
  if (!post) {
    const message = `There is no post at /blog/${excerptOf(slug)}: link to another post, or remove the link.`;
    return { level: 'block', code: 'link-missing', message };
  }
  if (!post.isLive) {
    const message = `Publish the post at /blog/${slug} too: this link doesn't work until it is live.`;
    return { level: 'advise', code: 'link-not-live', message };
  }
  if (post.slug === slug) return undefined;
  const message = `Link to /blog/${post.slug}, where the post at /blog/${slug} has moved.`;
  return { level: 'advise', code: 'link-moved', message };
}

function cleanPath(path: string): string {
  const address = pageAddress(path);
  return 'page' in address ? address.page : address.moved;
}
