import { Link, useResourceDefinitions } from 'react-admin';
import type { AuditEvent } from '../../api/types';
import { describedAs, menu } from '../../shared/resources';
import { formatMoment } from '../dates';
import { historyPath } from '../postPaths';
import { type RecordColumn, RecordTable } from '../ui/lists/RecordTable';
import { ResourceList } from '../ui/lists/ResourceList';

const columns: RecordColumn<AuditEvent>[] = [
  {
    source: 'at',
    label: 'When',
    sx: { whiteSpace: 'nowrap' },
    render: ({ at }) => formatMoment(at),
  },
  { source: 'username', label: 'Admin', sx: { fontWeight: 600 } },
  { source: 'action', label: 'Action', render: describeEvent },
  {
    source: 'summary',
    label: 'Summary',
    disableSort: true,
    sx: { overflowWrap: 'anywhere' },
    render: (event) => <EventSubject {...event} />,
  },
];

/** The activity list, newest first. Read-only. */
export const ActivityList = () => (
  <ResourceList
    title="Activity"
    search="Search activity by admin or summary..."
    nounFor={(count) => (count === 1 ? 'event' : 'events')}
    sort={{ field: 'at', order: 'DESC' }}
    table={<RecordTable columns={columns} empty="What admins do appears here." />}
  />
);

/**
 * The subject of an event with a link, and what changed. Permanently deleted subjects have no link.
 */
function EventSubject(event: AuditEvent) {
  const text = withReadableTimes(event.summary);
  const path = usePathOf(event);
  const changes = changesPathOf(event);
  return (
    <>
      {path ? <Link to={path}>{text || 'Open it'}</Link> : text}
      {changes && (
        <>
          {' · '}
          <Link to={changes}>What changed</Link>
        </>
      )}
    </>
  );
}

/** Returns the path to an event's subject; undefined if it is gone or has no page. */
function usePathOf(event: AuditEvent): string | undefined {
  const { action, resource, record_id } = event;
  const definitions = useResourceDefinitions();
  const described = describedAs(resource);
  if (described?.opens) return described.opens(event) || undefined;
  const page = menu.find(({ name }) => name === resource)?.page ?? '';
  const isThere = action !== 'delete' && record_id !== '';
  if (!isThere || !definitions[page]?.hasEdit) return undefined;
  return `/${page}/${encodeURIComponent(record_id)}`;
}

/** Returns the path to a post's history, showing the changes of that publication. */
function changesPathOf({ action, resource, record_id, at }: AuditEvent): string | undefined {
  const isPublishing = resource === 'blogs' && ['publish', 'update'].includes(action);
  return isPublishing ? historyPath(record_id, { at }) : undefined;
}

/** Summaries contain times as stored. */
const withReadableTimes = (summary: string): string =>
  summary.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, formatMoment);

const verbs: Record<AuditEvent['action'], string> = {
  'sign-in': 'Signed in',
  'sign-out': 'Signed out',
  'failed-sign-in': 'Failed to sign in',
  'change-password': 'Changed own password',
  create: 'Created',
  update: 'Updated',
  delete: 'Deleted',
  upload: 'Uploaded',
  publish: 'Published',
  schedule: 'Scheduled',
  unschedule: 'Unscheduled',
  unpublish: 'Unpublished',
  restore: 'Restored a version of',
  recover: 'Restored from the trash',
  replace: 'Replaced everywhere',
  erase: 'Erased',
  export: 'Exported',
  'take-over': 'Took over',
  check: 'Checked',
  confirm: 'Confirmed',
  import: 'Imported',
};

/** 'Updated and published post', 'Signed in'. */
function describeEvent({ action, resource }: AuditEvent): string {
  const described = describedAs(resource);
  return described?.said?.[action] ?? [verbs[action], described?.noun ?? ''].join(' ').trim();
}
