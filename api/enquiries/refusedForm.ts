import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { pagePaths, Redirect, type RefusedForm } from '../../site/api';
import { servePage } from '../../site/server';
import type { Services } from '../context';
import { renderDocument } from '../pages/renderDocument';
import { siteDataOf } from '../pages/siteData';
import type { EnquiryFields } from './fields';

const contactPage = '/contact';

/**
 * Renders the page of a form sent without script again, with the input and an error at each invalid
 * field. The response isn't cached.
 */
export function createRefusedFormPage(services: Services) {
  const { client } = services;
  const { environment, headers } = services;
  const data = siteDataOf(services);
  const pageHeaders = () => ({
    ...headers.site,
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
  });
  return async (
    c: Context,
    sent: URLSearchParams,
    refused: Pick<RefusedForm, 'errors' | 'message'>,
    status: ContentfulStatusCode = 422,
  ): Promise<Response> => {
    const path = formPage(sent.get('form') ?? contactPage);
    const page = await servePage(new URL(path, c.req.url), data);
    if (page instanceof Redirect) return c.redirect(page.to, 303);
    const form = { ...refused, kind: formKind(sent), values: Object.fromEntries(sent) };
    const html = await renderDocument(page, path, client, environment, { form });
    return c.body(html as Uint8Array<ArrayBuffer>, status, pageHeaders());
  };
}

/** Returns the page of the form; the contact page for an unknown path. */
export function formPage(path: string): string {
  return pagePaths.has(path) ? path : contactPage;
}

function formKind(sent: URLSearchParams): EnquiryFields['kind'] {
  const kind = sent.get('kind');
  return kind === 'assessment' || kind === 'consultation' ? kind : 'enquiry';
}
