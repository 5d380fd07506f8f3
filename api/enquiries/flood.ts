import type { Context, MiddlewareHandler } from 'hono';
import { ApiFailure } from '../http/errors';
import type { Gate } from './gate';
import { countFaulty, refuseKnown, refuseUnproved } from './limits';

/** Forms refused that are shown again with what was typed, in a minute: a page costs more than a line. */
const mostPages = 30;

/** Whether a browser sent a form by itself, without a script. */
export const isForm = (c: Context) =>
  /^application\/x-www-form-urlencoded\b/i.test(c.req.header('Content-Type') ?? '');

/**
 * Refuses who is known to have sent too many: `unread` before the body is read, `unproved` before it
 * is understood. Of forms the first are let through to where their page is shown again.
 */
export function refuseFloods(gate: Gate, addressOf: (c: Context) => string) {
  const pages = { since: 0, count: 0 };
  const isPageLeft = () => {
    const now = Date.now();
    if (Math.abs(now - pages.since) > 60_000) Object.assign(pages, { since: now, count: 0 });
    pages.count += 1;
    return pages.count <= mostPages;
  };
  const guard =
    (refuse: (c: Context) => void | Promise<void>): MiddlewareHandler =>
    async (c, next) => {
      try {
        await refuse(c);
      } catch (error) {
        if (!(error instanceof ApiFailure) || !isForm(c)) throw error;
        if (!isPageLeft()) {
          const message = `${error.message} What you typed is still there: go back.`;
          return c.text(message, 429, error.headers);
        }
      }
      await next();
    };
  return {
    isPageLeft,
    /** Counts what is answered with 422. */
    countFaulty: (async (c, next) => {
      await next();
      if (c.res.status === 422) countFaulty(gate, addressOf(c));
    }) satisfies MiddlewareHandler,
    unread: guard((c) => refuseKnown(gate, addressOf(c))),
    unproved: guard((c) => refuseUnproved(gate, () => c.req.text())),
  };
}
