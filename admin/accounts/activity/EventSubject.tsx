import { Link } from 'react-admin';
import type { AuditEvent } from '../../../api/types';
import { formatMoment } from '../../dates';
import { historyPath } from '../../posts/paths';

/** What the event names, as a link to it, and what changed. What is gone for good has no link. */
export function EventSubject(event: AuditEvent) {
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
