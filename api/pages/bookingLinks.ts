import { type Context, Hono } from 'hono';
import { cut } from '../../shared/cut';
import {
  type ClientOutcome,
  cancelByClient,
  confirmByClient,
  linkedBooking,
  moveByClient,
  reinstateByClient,
} from '../bookings/clientChanges';
import { linkedPage } from '../bookings/linkedPage';
import { readBookingToken } from '../bookings/links';
import { clientCalendar } from '../bookings/mails';
import type { Services } from '../context';
import { limitBody } from '../http/bodies';
import { HttpError } from '../http/errors';
import { limitOwnPages } from '../http/readAllowance';
import { secretPageHeaders } from './mailLinks';

const cancelStep = '?step=cancel';

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
      const { slot_id, version, reason, sure } = await c.req.parseBody().catch(() => {
        throw new HttpError(400, { message: 'The form could not be read. Go back and try again.' });
      });
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
      .get('/:token/:action{confirm|move|cancel|reinstate}', (c) => goTo(c))
      .post('/:token/confirm', limit, act(confirmByClient))
      .post('/:token/move', limit, act(moveByClient))
      .post('/:token/cancel', limit, act(cancelByClient))
      .post('/:token/reinstate', limit, act(reinstateByClient))
  );
}
