import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { bookingQuery, pagePaths, type RefusedForm } from '../../site/api';
import type { Services } from '../context';

const contactPage = '/contact';
const bookingPage = '/book';

/**
 * Shows the page of a form sent without script again, with the input and an error at each invalid
 * field.
 */
export function showRefusedForm(
  { showPage }: Services,
  c: Context,
  sent: URLSearchParams,
  refused: Pick<RefusedForm, 'errors' | 'message'>,
  status: ContentfulStatusCode = 422,
): Promise<Response> {
  const form = { ...refused, kind: formKind(sent), values: Object.fromEntries(sent) };
  const path = form.kind === 'booking' ? bookingChoices(sent) : formPage(sent.get('form') ?? '');
  return showPage(c, new URL(path, c.req.url), { form, status });
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
