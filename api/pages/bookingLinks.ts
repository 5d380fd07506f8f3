import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { cut } from '../../shared/cut';
import { keepAnswers } from '../bookings/answers';
import {
  type ClientOutcome,
  cancelByClient,
  confirmByClient,
  moveByClient,
  reinstateByClient,
} from '../bookings/clientChanges';
import { linkedPage } from '../bookings/linkedPage';
import { linkedBooking, readBookingToken } from '../bookings/links';
import { clientCalendar } from '../bookings/mails';
import type { Services } from '../context';
import { limitBody } from '../http/bodies';
import { HttpError } from '../http/errors';
import { limitOwnPages } from '../http/readAllowance';
import { secretPageHeaders } from './mailLinks';

const cancelStep = '?step=cancel';
/** Marks the browser that wrote answers, for one link alone. */
const writerCookie = 'answers';
const writerSeconds = 180 * 24 * 3600;

const formOf = (c: Context) =>
  c.req.parseBody().catch(() => {
    throw new HttpError(400, { message: 'The form could not be read. Go back and try again.' });
  });

/**
 * `/booking/{token}`: where a client confirms, moves and cancels. GET changes nothing, each button
 * POSTs. Mail scanners open links and press buttons, too: cancelling takes a second page, and can be
 * taken back.
 */
export function bookingLinkRoutes(services: Services) {
  const { db, environment, headers, showPage } = services;
  const idOf = (c: Context) => readBookingToken(db, c.req.param('token') ?? '');

  /** The page of every link that leads to no booking: guessed tokens cost no rendering. */
  const showGone = (c: Context) =>
    showPage(c, new URL('/booking/gone', c.req.url), {
      site: { booking: async () => undefined },
      headers: secretPageHeaders,
      keptAs: 'booking gone',
    });

  /** Shows the page; after a refused action at its own address, which the browser takes over. */
  async function show(c: Context, outcome?: ClientOutcome): Promise<Response> {
    const booking = linkedBooking(services, idOf(c));
    if (!booking) return showGone(c);
    const shown = linkedPage(services, booking, {
      isLate: outcome === 'late',
      from: c.req.query('from') ?? '',
      writer: getCookie(c, writerCookie),
    });
    const url = new URL(`/booking/${c.req.param('token')}`, c.req.url);
    const result = outcome ?? c.req.query('result');
    if (result) url.searchParams.set('result', result);
    const step = c.req.query('step');
    if (step && !outcome) url.searchParams.set('step', step);
    return showPage(c, url, {
      site: { booking: async () => shown },
      headers: secretPageHeaders,
      ...(outcome && { form: { kind: 'booking', values: {}, errors: {} }, status: 409 }),
    });
  }

  const goTo = (c: Context, query = ''): Response =>
    c.body(null, 303, {
      ...headers.site,
      ...secretPageHeaders,
      Location: `/booking/${c.req.param('token')}${query}`,
    });

  const limit = limitBody(8 * 1024, 'The request is too large.');
  const act =
    (run: typeof confirmByClient) =>
    async (c: Context): Promise<Response> => {
      const { slot_id, version, reason, sure } = await formOf(c);
      const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
      const outcome = run(services, idOf(c), {
        slot_id: text(slot_id),
        version: text(version),
        reason: cut(text(reason)?.trim() ?? '', 300),
        isSure: sure === 'yes',
      });
      if (outcome === 'ask') return goTo(c, cancelStep);
      return outcome === 'done' ? goTo(c, '?result=done') : show(c, outcome);
    };

  /** Keeps answers for the one who has the link, and marks them as this browser's. */
  const answer = async (c: Context): Promise<Response> => {
    const sent = await formOf(c);
    const texts = Object.entries(sent).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    const known = getCookie(c, writerCookie) || undefined;
    const writer = known ?? randomBytes(24).toString('base64url');
    const outcome = keepAnswers(services, idOf(c), Object.fromEntries(texts), writer);
    if (outcome === 'gone') return show(c);
    if (!known) {
      setCookie(c, writerCookie, writer, {
        ...({ httpOnly: true, sameSite: 'Lax', maxAge: writerSeconds } as const),
        path: `/booking/${c.req.param('token')}`,
        secure: environment.SITE_URL.startsWith('https:'),
      });
    }
    const isScript = c.req.header('accept') === 'application/json';
    if (isScript) return c.json({ outcome }, outcome === 'done' ? 200 : 409);
    return outcome === 'done' ? goTo(c, '?result=kept#before') : show(c, outcome);
  };

  return (
    new Hono()
      .use('*', limitOwnPages(environment))
      .get('/:token', (c) => show(c))
      .get('/:token/consultation.ics', (c) => {
        const booking = linkedBooking(services, idOf(c));
        if (!booking || booking.state === 'unconfirmed') return c.notFound();
        return c.body(clientCalendar(services, booking), 200, {
          ...headers.documents,
          'Content-Type': 'text/calendar; charset=utf-8',
          'Content-Disposition': 'attachment; filename="consultation.ics"',
          ...secretPageHeaders,
        });
      })
      // Where a refused form without script leaves the reader, who loads it again.
      .get('/:token/:action{confirm|move|cancel|reinstate|answers}', (c) => goTo(c))
      .post('/:token/confirm', limit, act(confirmByClient))
      .post('/:token/move', limit, act(moveByClient))
      .post('/:token/cancel', limit, act(cancelByClient))
      .post('/:token/reinstate', limit, act(reinstateByClient))
      .post('/:token/answers', limitBody(64 * 1024, 'Please write less.'), answer)
  );
}
