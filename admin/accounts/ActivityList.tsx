import { Link } from 'react-admin';
import type { AuditEvent } from '../../api/types';
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
    render: EventSubject,
  },
];

/** What was done, newest first; only to read. */
export const ActivityList = () => (
  <ResourceList
    title="Activity"
    search="Search activity by admin or summary..."
    nounFor={(count) => (count === 1 ? 'event' : 'events')}
    sort={{ field: 'at', order: 'DESC' }}
    table={<RecordTable columns={columns} />}
  />
);

/** What the event names, as a link to it, and what changed. What is gone for good has no link. */
function EventSubject(event: AuditEvent) {
  const text = withReadableTimes(event.summary);
  const path = pathOf(event);
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

/** Their events name the enquiry that they belong to. */
const enquiryResources = ['enquiries', 'enquiry-notes', 'enquiry-answers'];

function pathOf({ action, resource, record_id, summary }: AuditEvent): string | undefined {
  // A value's summary begins with its fact's key; the fact is there where the value is gone.
  const factKey = resource === 'fact-values' && /^[a-z0-9-]+(?=: )/.exec(summary)?.[0];
  if (factKey) return `/facts/${factKey}`;
  if (action === 'delete' && resource !== 'drafts' && resource !== 'blogs') return undefined;
  if (action === 'delete' && resource === 'blogs') {
    return `/blogs?${new URLSearchParams({ filter: JSON.stringify({ state: 'trash' }) })}`;
  }
  if (record_id === '') return undefined;
  const id = encodeURIComponent(record_id);
  if (resource === 'blogs' || resource === 'drafts') return `/blogs/${id}`;
  if (resource === 'fact-list') return `/facts/${id}`;
  if (resource === 'blog-categories' || resource === 'admins') return `/${resource}/${id}`;
  if (enquiryResources.includes(resource)) return `/enquiries/${id}`;
  return undefined;
}

/** The history of the post, with what its publishing at that time changed. */
function changesPathOf({ action, resource, record_id, at }: AuditEvent): string | undefined {
  const isPublishing = resource === 'blogs' && ['publish', 'update'].includes(action);
  return isPublishing ? historyPath(record_id, { at }) : undefined;
}

/** Times stand in summaries as they are stored. */
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

/** What the verbs that need an object are done to, by the API's name of the resource. */
const nouns: Record<string, string> = {
  blogs: 'blog post',
  drafts: 'blog post',
  'blog-categories': 'blog category',
  admins: 'admin',
  images: 'image',
  media: 'picture',
  enquiries: 'enquiry',
  outbox: 'outbox message',
  'answer-templates': 'answer template',
  subscribers: 'subscriber',
  'fact-list': 'fact',
  'fact-values': 'fact value',
};

/** What the words above would say wrong. */
const sentences: Record<string, string> = {
  'create blogs': 'Created and published blog post',
  'update blogs': 'Updated and published blog post',
  'delete blogs': 'Moved blog post to the trash',
  'delete drafts': 'Discarded the working copy of blog post',
  'delete trash': 'Permanently deleted blog post',
  'create enquiry-notes': 'Wrote a note on an enquiry',
  'create enquiry-answers': 'Answered an enquiry',
  'delete enquiry-answers': 'Withdrew an answer to an enquiry',
  'create enquiry-replies': 'Added a client’s reply to an enquiry',
  'export enquiries': 'Exported enquiries',
  'export subscribers': 'Exported subscribers',
  'export personal-data': 'Viewed personal data',
  'erase erasures': 'Erased personal data',
  'take-over drafts': 'Took over writing blog post',
  'take-over blogs': 'Took over writing blog post',
  'create second-step': 'Switched two-step sign-in on',
  'update second-step': 'Made new recovery codes',
  'delete second-step': 'Switched two-step sign-in off',
  'delete subscribers': 'Erased a subscriber',
  'create passkeys': 'Added a passkey',
  'update passkeys': 'Renamed a passkey',
  'delete passkeys': 'Removed a passkey',
  'delete sessions': 'Ended sessions',
  'update account': 'Changed own account',
  'create fact-values': 'Proposed a fact value',
};

/** 'Updated and published blog post', 'Signed in'. */
function describeEvent({ action, resource }: AuditEvent): string {
  const noun = nouns[resource];
  const known = sentences[`${action} ${resource}`];
  return known ?? (noun ? `${verbs[action]} ${noun}` : verbs[action]);
}
