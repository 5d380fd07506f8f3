import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { bookingQuery, pagePaths, Redirect, type RefusedForm } from '../../site/api';
import { servePage } from '../../site/server';
import type { Services } from '../context';
import { StoredResponse } from '../http/contentCache';
import { renderDocument } from '../pages/renderDocument';
import { siteDataOf } from '../pages/siteData';

const contactPage = '/contact';
const bookingPage = '/book';

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
    const form = { ...refused, kind: formKind(sent), values: Object.fromEntries(sent) };
    const path = form.kind === 'booking' ? bookingChoices(sent) : formPage(sent.get('form') ?? '');
    const page = await servePage(new URL(path, c.req.url), data);
    if (page instanceof Redirect) return c.redirect(page.to, 303);
    const { pathname } = new URL(path, c.req.url);
    const html = await renderDocument(page, pathname, client, environment, { form });
    return new StoredResponse(status, html, pageHeaders()).uncached().respond(c);
  };
}

/** Returns the address of the booking page with the choices that its times depend on. */
function bookingChoices(sent: URLSearchParams): string {
  const choices = bookingQuery.map((name) => [name, sent.get(name) ?? '']);
  return `${bookingPage}?${new URLSearchParams(choices)}`;
}

/** Returns the page of the form; the contact page for an unknown path. */
export function formPage(path: string): string {
  return pagePaths.has(path) ? path : contactPage;
}

function formKind(sent: URLSearchParams): RefusedForm['kind'] {
  if (sent.has('slot_id') || sent.get('form') === bookingPage) return 'booking';
  const kind = sent.get('kind');
  return kind === 'assessment' || kind === 'consultation' ? kind : 'enquiry';
}
