import { type NewAuditEvent, recordAuditEvent } from '../../db/accounts/auditEvents';
import type { Database } from '../../db/client';
import { tryHit } from '../../db/rateLimitHits';
import { cut } from '../../shared/cut';
import type { ResourceName } from '../../shared/resources';

/** `id` is null for delayed actions of the server, such as scheduled publishing. */
type Admin = { id: string | null; username: string };
type Happening = Pick<NewAuditEvent, 'action' | 'record_id' | 'summary'> & {
  resource: ResourceName;
};

/** Limits recorded failures, so that guessing can't fill the disk. */
const failuresWritten = { most: 60, seconds: 60 * 60 };
const maxSummary = 300;

/**
 * Records an admin's action.
 * @param what action and resource, such as `create enquiry-notes`. @param record_id of the affected
 *   record.
 */
export function audit(
  db: Database,
  { id: admin_id, username }: Admin,
  what: `${Happening['action']} ${ResourceName}`,
  record_id: string,
  summary = '',
): void {
  const [action, resource] = what.split(' ') as [Happening['action'], ResourceName];
  const event = { admin_id, username, action, resource, record_id };
  recordAuditEvent(db, { ...event, summary: cut(summary, maxSummary) });
}

/** Records a failed sign-in. Omits unknown names, which may be mistyped passwords. */
export function auditFailedSignIn(
  db: Database,
  admin: Admin | undefined,
  why = admin ? 'Wrong password' : 'Unknown username',
): void {
  if (!tryHit(db, 'audit of failed sign-ins', failuresWritten)) return;
  recordAuditEvent(db, {
    admin_id: admin?.id ?? null,
    username: admin?.username ?? '',
    action: 'failed-sign-in',
    resource: 'session',
    record_id: '',
    summary: why,
  });
}

/** Records an operator's command, by default `npm run admin`. */
export function auditOperator(
  db: Database,
  happening: Happening,
  username = '(npm run admin)',
): void {
  recordAuditEvent(db, { admin_id: null, username, ...happening });
}

export function changedFields(before: object, after: object, sent: object): string[] {
  const old: Record<string, unknown> = { ...before };
  const sentOnly = Object.entries(sent).filter(([name, value]) => !(name in after) && value);
  return [...Object.entries(after), ...sentOnly]
    .filter(([name, value]) => name !== 'updated_at' && !isEqual(value, old[name]))
    .map(([name]) => name);
}

/** Compares values of a row, some of which are lists. */
const isEqual = (one: unknown, other: unknown): boolean =>
  one === other || (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other));
