import type { Draft, ListedVersion, Post } from '../../../api/types';
import { formatMoment } from '../../dates';
import type { FieldSpec } from '../../ui/forms/fields';
import { postFields } from '../postFields';

export interface PostHistory {
  post: Post;
  draft: Draft | undefined;
  versions: readonly ListedVersion[];
}

/** A version of a post that can be compared. */
export interface HistoryEntry {
  /** Name in comparisons: 'live', 'draft' or a version's id. */
  name: string;
  /** 'Draft', 'Live now'. */
  label: string;
  /** Author and time. */
  note: string;
  at: string;
  version?: ListedVersion;
}

const labels: Record<ListedVersion['kind'], string> = {
  live: 'Live now',
  published: 'Published',
  scheduled: 'Scheduled',
  kept: 'Replaced draft',
};

/** Lists a post's versions, newest first: draft, live version and others. */
export function historyEntries({ post, draft, versions }: PostHistory): HistoryEntry[] {
  const entries = versions.map((version): HistoryEntry => {
    const at = version.published_at ?? version.created_at;
    const isLive = version.kind === 'live';
    const planned = version.kind === 'scheduled' ? post.publish_at : null;
    return {
      name: isLive ? 'live' : version.id,
      label: planned ? `Scheduled for ${formatMoment(planned)}` : labels[version.kind],
      note: whoAndWhen(version.created_by, at),
      at,
      version,
    };
  });
  const isLive = post.state === 'live' || post.state === 'changed';
  if (isLive && !entries.some(({ name }) => name === 'live')) {
    entries.unshift({ name: 'live', label: 'Live now', note: '', at: post.created_at });
  }
  if (draft) {
    const { saved_by, updated_at: at } = draft;
    entries.unshift({ name: 'draft', label: 'Draft', note: whoAndWhen(saved_by, at), at });
  }
  return entries;
}

/** Describes a post's state, as 'Live as published by ada, 3 Nov 2026, 9:00 am Sydney.' */
export function historySentence(
  { post, draft }: Pick<PostHistory, 'post' | 'draft'>,
  live: HistoryEntry | undefined,
): string {
  const { state, publish_at, publish_error } = post;
  if (state === 'trash') return 'In the trash.';
  if (state === 'draft') return 'Not live: this is a draft.';
  const shown = live ? `Live as published ${live.note || formatMoment(live.at)}` : 'Not live yet';
  if (publish_error) return `${shown}. Scheduled publishing failed: ${publish_error}`;
  if (publish_at) return `${shown}; a version goes live ${formatMoment(publish_at)}.`;
  const by = draft?.saved_by ? ` by ${draft.saved_by}` : '';
  return state === 'changed'
    ? `${shown}, with changes${by} that aren’t published yet.`
    : `${shown}.`;
}

const whoAndWhen = (by: string, at: string): string =>
  by ? `by ${by}, ${formatMoment(at)}` : formatMoment(at);

/**
 * Returns the initial pair: the publication at a time and the one before, the live version and the
 * draft, or the two newest.
 */
export function initialPair(entries: readonly HistoryEntry[], at: string | null): [string, string] {
  const published = entries.filter(({ version }) => version?.published_at);
  // The event is recorded shortly after the version.
  const index = at ? published.findIndex((entry) => entry.at <= at) : -1;
  const [chosen, before] = index < 0 ? [] : published.slice(index, index + 2);
  if (chosen && before) return [before.name, chosen.name];
  const [newest, next] = entries;
  const live = entries.find(({ name }) => name === 'live');
  if (newest?.name === 'draft' && live) return ['live', 'draft'];
  return newest && next ? [next.name, newest.name] : ['', ''];
}

export const fieldNamed = (source: string): FieldSpec =>
  postFields.find((field) => field.source === source) ?? {
    source,
    label: source,
    isOptional: true,
  };

export const labelOf = (source: string): string => fieldNamed(source).label;

/** Describes a version's changes, as 'Changed: Title, text (3 words added, 1 removed)'. */
export function describeChanges(changes: ListedVersion['changes']): string {
  if (!changes) return 'The first version';
  const { fields, words } = changes;
  const others = fields.filter((field) => field !== 'content').map(labelOf);
  const text = fields.includes('content') ? [describeWords(words)] : [];
  const all = [...others, ...text].join(', ');
  return all ? `Changed: ${all}` : 'Changed nothing';
}

/** 'text (3 words added, 1 removed)'. */
export function describeWords({ added, removed }: { added: number; removed: number }): string {
  const counts = [
    added > 0 && `${added} ${added === 1 ? 'word' : 'words'} added`,
    removed > 0 && `${removed} ${removed === 1 ? 'word' : 'words'} removed`,
  ].filter(Boolean);
  return `text (${counts.join(', ') || 'formatting only'})`;
}
