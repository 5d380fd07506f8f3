import { type Context, Hono } from 'hono';
import { addressKey, resolveRedirect } from '../../db/posts/redirects';
import { dayInAddress } from '../../shared/days';
import { pageQuery, pageRoutes, Redirect, type SiteData, splitRef } from '../../site/api';
import { type ServedPage, servePage } from '../../site/server';
import { usableSession } from '../accounts/sessions';
import type { Services } from '../context';
import { changingCacheControl, sharedCacheControl } from '../http/cacheControl';
import { names, searchedNames } from '../http/contentCache';
import { HttpError } from '../http/errors';
import { pageAddress } from '../http/pageAddress';
import { StoredResponse } from '../http/storedResponse';
import { oldListTarget } from './oldLists';
import { renderDocument } from './renderDocument';

/** Routes of the site's pages, rendered on first request and cached until content changes. */
export function pageRoutesOf(services: Services) {
  const { client, allowSearch, showPage, site: data } = services;
  const { cache, db, environment, facts, firm, headers, missed } = services;
  const cacheControl = sharedCacheControl(environment);
  const htmlHeaders = () => ({
    ...headers.site,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': cacheControl,
  });
  /** Not-found pages by what they depend on besides the firm. */
  const notFound = new Map<string, StoredResponse>();
  let notFoundBy = firm.onPages;
  let times: { response: Promise<StoredResponse>; until: number; by: unknown } | undefined;

  async function responseFor(url: URL): Promise<StoredResponse> {
    const named = new Set<string>();
    const page = await servePage(url, trackReads(data, named));
    if (page instanceof Redirect) return redirect(page.to, cacheControl);
    if (page.status !== 404) return render(page, url, [...named]);
    const moved = movedTo(url);
    if (moved) return redirect(moved, cacheControl);
    const kind = `${page.route.path} ${currentSection(url.pathname)}`;
    if (notFoundBy !== firm.onPages) notFound.clear();
    notFoundBy = firm.onPages;
    const stored = notFound.get(kind) ?? (await render(page, url));
    notFound.set(kind, stored);
    return stored;
  }

  /** Returns the page of the first free times, made once a minute for everybody. */
  function firstTimes(url: URL): Promise<StoredResponse> {
    const by = firm.onPages;
    if (!times || times.by !== by || Date.now() >= times.until) {
      const response = responseFor(url);
      times = { response, until: Date.now() + timesKeptMs, by };
      response.catch(() => {
        times = undefined;
      });
    }
    return times.response;
  }

  /** Resolves an address that isn't a page, such as a former slug. */
  function movedTo(url: URL): string | undefined {
    const key = addressKey(url);
    return key === undefined ? undefined : (resolveRedirect(db, key) ?? oldListTarget(db, key));
  }

  async function render(
    page: ServedPage,
    url: URL,
    named: readonly string[] = [],
  ): Promise<StoredResponse> {
    const html = await renderDocument(page, url.pathname, client, environment);
    if (page.status !== 200 && page.status !== 404) {
      return new StoredResponse(500, html, { ...htmlHeaders(), 'Cache-Control': 'no-store' });
    }
    if (named.includes(neverKept)) {
      const once = { ...htmlHeaders(), 'Cache-Control': 'no-store' };
      return new StoredResponse(page.status, html, once).uncached();
    }
    return new StoredResponse(page.status, html, {
      ...htmlHeaders(),
      ...(facts.isChanging(named) && { 'Cache-Control': changingCacheControl }),
    }).dependingOn(named);
  }

  /** Shows a page as on another day, for admins. */
  const showAsAt = (c: Context, url: URL, asAt: string) =>
    showPage(c, url, {
      asAt,
      site: { facts: async (refs) => facts.read(refs, asAt), today: () => asAt },
      headers: { 'X-Robots-Tag': 'noindex' },
    });

  return new Hono().get('*', async (c) => {
    const asked = new URL(c.req.url);
    const path = pageAddress(asked.pathname);
    const isOtherForm =
      'moved' in path || asked.searchParams.has('p') || asked.searchParams.has('page_id');
    const moved = isOtherForm ? movedTo(asked) : undefined;
    if (moved) return c.redirect(moved, 301);
    if ('moved' in path) return c.redirect(`${path.moved}${asked.search}`, 301);
    const url = new URL(path.page, asked);
    url.search = asked.search;
    url.search = pageQuery(url);
    const asAt = dayInAddress(asked.searchParams.get('as-at'));
    if (asAt && (await usableSession(services, c))) {
      return showAsAt(c, url, asAt);
    }
    const key = `${url.pathname}${url.search}`;
    const make = () => responseFor(url);
    if (isFirstTimes(url)) return (await firstTimes(url)).respond(c);
    if (!isTyped(url)) {
      const response = await cache.get(key, make);
      if (response.status === 404) missed.count(c);
      return response.respond(c);
    }
    try {
      return (await cache.typed.get(key, () => allowSearch(c, make))).respond(c);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return c.text(error.message, error.status, { ...headers.documents, ...error.headers });
    }
  });
}

/** Marks a page that changes at every visit: with free times, or a search counted as a miss. */
const neverKept = 'never kept';

/** Records what a page depends on besides the firm. */
function trackReads(data: SiteData, named: Set<string>): SiteData {
  return {
    ...data,
    latestPosts: (first, count) => {
      named.add(names.posts);
      return data.latestPosts(first, count);
    },
    newestPosts: () => {
      named.add(names.newest);
      return data.newestPosts();
    },
    postSummary: (id) => {
      named.add(names.summary(id));
      return data.postSummary(id);
    },
    postBySlug: async (slug) => {
      const post = await data.postBySlug(slug);
      if (post) named.add(names.post(post.id));
      return post;
    },
    relatedPosts: async (post) => {
      named.add(names.related);
      const related = await data.relatedPosts(post);
      for (const { id } of related) named.add(names.summary(id));
      return related;
    },
    facts: (refs) => {
      for (const ref of refs) named.add(splitRef(ref)[0]);
      return data.facts(refs);
    },
    factHistory: () => {
      named.add(names.everyFact);
      return data.factHistory();
    },
    signature: async (path) => {
      const signature = await data.signature(path);
      named.add(names.signatures);
      if (signature) named.add(names.today);
      return signature;
    },
    signedBy: (personId) => {
      for (const name of [names.signatures, ...searchedNames]) named.add(name);
      return data.signedBy(personId);
    },
    search: async (typed, page) => {
      for (const name of searchedNames) named.add(name);
      const results = await data.search(typed, page);
      if (results.total === 0) named.add(neverKept);
      return results;
    },
    slots: (query) => {
      named.add(neverKept);
      return data.slots(query);
    },
    today: () => {
      named.add(names.today);
      return data.today();
    },
  };
}

/** The page of the first free times, which everybody gets. */
const isFirstTimes = ({ pathname, search }: URL) => pathname === '/book' && search === '';
const timesKeptMs = 60_000;

/** Rendered for what somebody typed or chose, within an allowance. */
const isTyped = ({ pathname, search }: URL) =>
  (pathname === '/search' || pathname === '/book') && search !== '';

/** Returns the path segment that the navigation marks as current; empty if none. */
function currentSection(path: string): string {
  const [, first] = path.split('/');
  return pageRoutes.some((route) => route.path === `/${first}`) ? `/${first}` : '';
}

function redirect(location: string, cacheControl: string): StoredResponse {
  return new StoredResponse(301, Buffer.alloc(0), {
    Location: location,
    'Cache-Control': cacheControl,
  }).dependingOn([names.posts, names.others]);
}
