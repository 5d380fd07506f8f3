import { type Context, Hono } from 'hono';
import type { z } from 'zod';
import { formFailed } from '../../site/api';
import type { AdminVariables, Services } from '../context';
import { checkedJson, isForm, limitBody, requireJson } from '../http/bodies';
import { type Sender, senderOf } from '../http/clientAddress';
import { HttpError, logFailure } from '../http/errors';
import { formValues, messagesByField } from './fields';
import { inSequence, mayShowAgain } from './limits';
import { showRefusedForm } from './refusedForm';
import { byHand, limitVisitors, typedIsKept } from './visitorForm';

const maxBytes = 64 * 1024;

/** What visitors and the office send in: an enquiry or a booking. */
interface Intake<Schema extends z.ZodType, HandSchema extends z.ZodType, Made> {
  schema: Schema;
  /** Stores it, judged, with its mail; once per submission. @throws HttpError. */
  receive(fields: z.output<Schema>, sender: Sender): Promise<Made>;
  /** The page after a form without script. */
  pageOf(fields: z.output<Schema>, made: Made): string;
  /** The response to JSON. */
  shown(made: Made): object;
  /** The same from an admin (`by_hand: true`). */
  handSchema: HandSchema;
  enter: Parameters<typeof byHand<HandSchema>>[2];
  tooLong: string;
}

/**
 * `POST /`: takes in JSON or a form from anyone, and what an admin enters by hand. A form that is
 * refused comes back as a page with what was typed.
 */
export function intakeRoute<Schema extends z.ZodType, HandSchema extends z.ZodType, Made>(
  services: Services,
  intake: Intake<Schema, HandSchema, Made>,
) {
  const { db, environment } = services;
  const { schema, receive } = intake;
  const sender = (c: Context) => senderOf(c, environment.TRUST_PROXY);

  return new Hono<AdminVariables>().post(
    '/',
    limitVisitors(services),
    limitBody(maxBytes, intake.tooLong),
    byHand(services, intake.handSchema, intake.enter),
    async (c, next) => {
      if (!isForm(c)) return next();
      const sent = new URLSearchParams(await c.req.text());
      const parsed = schema.safeParse(formValues(sent));
      if (!parsed.success) {
        const errors = messagesByField(parsed.error);
        if (mayShowAgain(db))
          return inSequence(() => showRefusedForm(services, c, sent, { errors }));
        return c.text(`${Object.values(errors).join(' ')} ${typedIsKept}`, 422);
      }
      try {
        const made = await receive(parsed.data, sender(c));
        return c.redirect(intake.pageOf(parsed.data, made), 303);
      } catch (error) {
        const isRefused = error instanceof HttpError;
        const status = isRefused ? error.status : logFailure(error, c);
        const { errors = {}, message } = isRefused ? error.body : { message: formFailed };
        return inSequence(() => showRefusedForm(services, c, sent, { errors, message }, status));
      }
    },
    requireJson,
    checkedJson(schema),
    async (c) => c.json(intake.shown(await receive(c.req.valid('json'), sender(c))), 201),
  );
}
