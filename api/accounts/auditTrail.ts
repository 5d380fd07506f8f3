import { type NewAuditEvent, recordAuditEvent } from '../../db/accounts/auditEvents';
import type { Database } from '../../db/client';
import { takeHit } from '../../db/rateLimitHits';
import type { ResourceName } from '../../shared/resources';

/** `id` is null for what the server does at somebody's wish, such as a planned publishing. */
type Admin = { id: string | null; username: string };
type Happening = Pick<NewAuditEvent, 'action' | 'record_id' | 'summary'> & {
  resource: ResourceName;
};

/** Failed sign-ins that are written down: guessing must not fill the disk. */
const failuresWritten = { most: 60, seconds: 60 * 60 };
const maxSummary = 300;

/**
 * Writes down what a signed-in admin did.
 * @param what action and resource, such as `create enquiry-notes`. @param record_id of what it was done to.
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
  recordAuditEvent(db, { ...event, summary: summary.slice(0, maxSummary) });
}

/** Writes down a failed sign-in; a name that nobody has may be a mistyped password, so it is left out. */
export function auditFailedSignIn(
  db: Database,
  admin: Admin | undefined,
  why = admin ? 'Wrong password' : 'Unknown username',
): void {
  if (!takeHit(db, 'audit of failed sign-ins', failuresWritten)) return;
  recordAuditEvent(db, {
    admin_id: admin?.id ?? null,
    username: admin?.username ?? '',
    action: 'failed-sign-in',
    resource: 'session',
    record_id: '',
    summary: why,
  });
}

/** Writes down what the operator did with a command, `npm run admin` where none is named. */
export function auditOperator(
  db: Database,
  happening: Happening,
  username = '(npm run admin)',
): void {
  recordAuditEvent(db, { admin_id: null, username, ...happening });
}

/** The names of the fields that an update changed, for its summary. */
export function changedFields(before: object, after: object, sent: object): string[] {
  const old: Record<string, unknown> = { ...before };
  const sentOnly = Object.entries(sent).filter(([name, value]) => !(name in after) && value);
  return [...Object.entries(after), ...sentOnly]
    .filter(([name, value]) => name !== 'updated_at' && value !== old[name])
    .map(([name]) => name);
}
