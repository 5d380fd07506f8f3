import { type Context, Hono } from 'hono';
import { subscribers } from '../../db/mail/subscriberList';
import { confirmSubscription, unsubscribe } from '../../db/mail/subscribers';
import type { Services } from '../context';
import { limitBody } from '../http/bodies';
import { limitOwnPages } from '../http/readAllowance';
import { isCurrentToken, readMailToken } from '../mail/mailTokens';
import { refundVisitorMail } from '../mail/strangers';
import { confirmPath, unsubscribePath } from '../mail/subscribe';

/** Headers of pages whose address is a secret. */
export const secretPageHeaders = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

/**
 * Pages behind links in mail. GET shows a button, whose POST performs the action. The token
 * authorizes it, so it works without cookies and from other sites, as one-click unsubscribing (RFC
 * 8058) requires. Mail scanners press buttons, too: what one press did can be undone.
 */
export function mailLinkRoutes(services: Services) {
  const { db, environment, headers, showPage, wakeSender } = services;
  const limit = limitBody(8 * 1024, 'The request is too large.');

  const show = (c: Context) => showPage(c, new URL(c.req.url), { headers: secretPageHeaders });

  /** Reads the token from the button's form, or from a mail program's own POST. */
  async function sent(c: Context) {
    const body = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>);
    const token = typeof body.token === 'string' ? body.token : c.req.query('token');
    const isOneClick = body['List-Unsubscribe'] === 'One-Click';
    return { token: readMailToken(db, token ?? ''), isOneClick };
  }

  /** Redirects to a page without the token in its address. */
  function goTo(c: Context, path: string, result: 'done' | 'already' | 'gone'): Response {
    const Location = `${path}?result=${result}`;
    return c.body(null, 303, { ...headers.site, ...secretPageHeaders, Location });
  }

  /** Tells whether a confirmation was done before: there is nothing left to press. */
  function isConfirmed(token: ReturnType<typeof readMailToken>): boolean {
    if (!token) return false;
    const row = subscribers.get(db, token.id);
    return row?.state === 'subscribed' && isCurrentToken(token, row);
  }

  const inLimits = limitOwnPages(environment);
  return new Hono()
    .get(confirmPath, inLimits, (c) =>
      isConfirmed(readMailToken(db, c.req.query('token') ?? ''))
        ? goTo(c, confirmPath, 'already')
        : show(c),
    )
    .get(unsubscribePath, inLimits, show)
    .post(confirmPath, limit, async (c) => {
      const { token } = await sent(c);
      if (isConfirmed(token)) return goTo(c, confirmPath, 'already');
      // One link gives one mail back, however often it is pressed.
      const isFirst = token !== undefined && (subscribers.get(db, token.id)?.asks ?? 0) > 0;
      const isDone =
        token !== undefined &&
        confirmSubscription(db, token.id, (row) => isCurrentToken(token, row));
      if (isDone && isFirst) refundVisitorMail(db);
      if (isDone) wakeSender();
      return goTo(c, confirmPath, isDone ? 'done' : 'gone');
    })
    .post(unsubscribePath, limit, async (c) => {
      const { token, isOneClick } = await sent(c);
      // Unknown subscribers get no mail either way.
      const isDone = token?.isFor({ of: 'unsubscribe' }) === true;
      if (isDone) {
        unsubscribe(db, token.id);
        wakeSender();
      }
      if (!isOneClick) return goTo(c, unsubscribePath, isDone ? 'done' : 'gone');
      return c.text(
        isDone ? 'You are unsubscribed.' : 'This link is incomplete.',
        isDone ? 200 : 422,
        {
          ...headers.documents,
          ...secretPageHeaders,
        },
      );
    });
}
