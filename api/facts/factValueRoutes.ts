import { z } from 'zod';
import type { Database } from '../../db/client';
import { StaleError, TakenError } from '../../db/errors';
import { factKind } from '../../db/facts/factList';
import { nextReview } from '../../db/facts/factReviews';
import {
  type Check,
  checkFactValue,
  confirmFactValue,
  datedValues,
  ensuringValueToday,
  type FactValue,
} from '../../db/facts/factValues';
import type { FactKind } from '../../db/facts/schema';
import { audit } from '../accounts/auditTrail';
import type { Services } from '../context';
import { readVersion, recordId } from '../http/bodies';
import { fieldError, HttpError } from '../http/errors';
import { actionRoutes } from '../resources/action';
import { resourceRoutes } from '../resources/resource';
import { notFound } from '../resources/resourceReads';
import { factValueFields, kindMessage, readKind, valueOfKind } from './factFields';

const createSchema = z.object({
  id: recordId.optional(),
  fact_key: z.string({ error: 'Choose a fact.' }),
  ...factValueFields,
});
const updateSchema = z.object(factValueFields).partial().extend({ updated_at: readVersion });

const dayTaken =
  'Another confirmed value of this fact begins on this day. Change that one, or choose another day.';

/**
 * `/api/fact-values`: dated values of all facts. POST proposes one, which visitors read from its
 * first day, and as announced before.
 */
export function factValueRoutes(services: Services) {
  const { db, today } = services;
  return resourceRoutes(services, datedValues, 'fact-values', {
    maxBodyBytes: 32 * 1024,
    create: createSchema,
    update: updateSchema,
    remove: true,
    taken: { valid_from: dayTaken },
    inUse: () => ({
      message:
        "This is the fact's only value today, and pages and posts may use it. Confirm another one first.",
    }),
    title: describeValue,
    write: {
      create: (id, { id: _, checked_on: checked, ...sent }, { username }) => {
        const checked_on = checked || today();
        const kind = factKind(db, sent.fact_key);
        if (!kind) throw fieldError('fact_key', 'There is no such fact. Choose another.');
        const value = fitting(kind, sent.value);
        refuseDays({ checked_on, review_by: sent.review_by }, today());
        refusePeriod(sent);
        const review_by = sent.review_by ?? nextReview(checked_on);
        const source_kind = readKind(sent);
        const values = { ...sent, value, source_kind, checked_on, review_by, created_by: username };
        return () => datedValues.create(db, id, { ...values, state: 'proposed' });
      },
      update: (id, { updated_at, ...changes }) => {
        const stored = datedValues.get(db, id);
        const kind = stored && factKind(db, stored.fact_key);
        if (kind && changes.value !== undefined) changes.value = fitting(kind, changes.value);
        const { checked_on, review_by } = { ...stored, ...changes };
        const isKept = checked_on === stored?.checked_on && review_by === stored?.review_by;
        refusePeriod({ ...stored, ...changes });
        const source_kind = readKind(changes, stored);
        if (!isKept) refuseDays({ checked_on, review_by }, today());
        return () =>
          ensuringValueToday(db, id, today(), () =>
            datedValues.update(db, id, { ...changes, source_kind }, updated_at),
          );
      },
      remove: (id) => ensuringValueToday(db, id, today(), () => datedValues.remove(db, id)),
    },
    changed: ({ fact_key }) => services.factsChanged([fact_key]),
  });
}

function fitting(kind: FactKind, written: string): string {
  const value = valueOfKind(kind, written);
  if (value === undefined) throw fieldError('value', kindMessage(kind));
  return value;
}

function refuseDays(
  { checked_on = '', review_by }: Partial<Record<'checked_on' | 'review_by', string | undefined>>,
  today: string,
): void {
  if (checked_on > today) {
    throw fieldError('checked_on', 'Checked on must be today or an earlier day.');
  }
  if (review_by !== undefined && review_by <= checked_on) {
    throw fieldError('review_by', 'Review by must be a day after the check.');
  }
}

function refusePeriod({ valid_from = '', valid_to = '' }: Partial<FactValue>): void {
  if (valid_to && valid_to < valid_from) {
    throw fieldError('valid_to', 'Until must not be before the first day.');
  }
}

function describeValue({ fact_key, text, valid_from, state }: FactValue): string {
  const from = valid_from ? ` from ${valid_from}` : '';
  return `${fact_key}: ${text}${from}${state === 'proposed' ? ' (proposed)' : ''}`;
}

const actionSchema = z.object({
  value_id: z.string({ error: 'Choose a value.' }),
  /** As the admin read it. */
  updated_at: z.string().optional(),
});
const { source_title, source_url } = factValueFields;
const checkSchema = actionSchema.extend({
  source_title: source_title.optional(),
  source_url: source_url.optional(),
});

/** The source that a check names instead of the value's own, if any. */
const namedSource = ({ source_title, source_url }: z.infer<typeof checkSchema>) =>
  source_title === undefined ? undefined : { source_title, source_url: source_url ?? null };

/**
 * `POST /api/fact-checks` `{value_id, updated_at?, source_title?, source_url?}`: records a check
 * against the source without changes. A title sent replaces the source.
 */
export const factCheckRoutes = (services: Services) =>
  factActionRoutes(services, 'check', checkSchema, (db, id, check, sent) =>
    checkFactValue(db, id, check, namedSource(sent)),
  );

/**
 * `POST /api/fact-confirmations` `{value_id, updated_at?, source_title?, source_url?}`: an admin has
 * checked it against the source. A title sent replaces the source.
 */
export const factConfirmationRoutes = (services: Services) =>
  factActionRoutes(services, 'confirm', checkSchema, (db, id, check, sent) =>
    confirmFactValue(db, id, check, namedSource(sent)),
  );

const changedMeanwhile =
  'Somebody changed this value after you opened it. Nothing was saved. Check its current state, then try again.';

function factActionRoutes<Sent extends z.infer<typeof checkSchema>>(
  services: Services,
  action: 'check' | 'confirm',
  schema: z.ZodType<Sent>,
  write: (db: Database, id: string, check: Check, sent: Sent) => FactValue | undefined,
) {
  const { db, today } = services;
  return actionRoutes(services, schema, (sent, admin) => {
    const { value_id, updated_at, source_title } = sent;
    const stored = datedValues.get(db, value_id);
    if (stored?.source_kind === 'estimate' && source_title === undefined) {
      throw fieldError('source_title', 'This is an estimate: name where you have read the figure.');
    }
    const check = { by: admin.username, today: today(), readVersion: updated_at };
    const value = written(value_id, check, sent);
    audit(db, admin, `${action} fact-values`, value_id, describeValue(value));
    if (value.state === 'confirmed') services.factsChanged([value.fact_key]);
    return value;
  });

  function written(id: string, check: Check, sent: Sent): FactValue {
    try {
      const value = write(db, id, check, sent);
      if (value) return value;
    } catch (error) {
      if (error instanceof StaleError) {
        throw new HttpError(409, { message: changedMeanwhile, current: datedValues.get(db, id) });
      }
      if (!(error instanceof TakenError)) throw error;
      throw fieldError('valid_from', dayTaken, 409);
    }
    const current = datedValues.get(db, id);
    if (!current) throw notFound('value');
    throw new HttpError(409, { message: 'This value is already confirmed.', current });
  }
}
