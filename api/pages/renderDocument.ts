import type { RefusedForm } from '../../site/api';
import type { RenderedPage, ServedPage } from '../../site/server';
import type { Services } from '../context';
import type { SiteAssets } from '../http/siteAssets';

/**
 * Renders the whole HTML document of a page at `path`.
 * @param shown `asAt`: the day whose facts it uses, if not today, which the page mentions; `form`:
 *   a refused form to show again.
 */
export async function renderDocument(
  page: ServedPage,
  path: string,
  client: SiteAssets,
  { SITE_URL, STORAGE_URL, BREVO_API_KEY }: Services['environment'],
  { asAt, form }: { asAt?: string; form?: RefusedForm } = {},
): Promise<Buffer> {
  const document = await client.readDocument('site', path);
  const settings = {
    siteUrl: SITE_URL,
    storageUrl: STORAGE_URL,
    ...(BREVO_API_KEY && { hasBrevo: true as const }),
    ...(asAt && { asAt }),
  };
  const rendered = page.render(settings, form);
  // Shown after links in print.
  const host = `<style>:root{--host:"${new URL(SITE_URL).host}"}</style>`;
  const links = host + client.pageLinks(page.route);
  return Buffer.from(fillDocument(document, rendered, links));
}

/** Joins the document's parts with the page's, without searching page content for markers. */
function fillDocument(document: string, page: RenderedPage, links: string): string {
  const [start, middle, end] = document.split(/<!--page-(?:head|body)-->/);
  return `${start}${page.head}${page.data}${links}${middle}${page.body}${end}`;
}
