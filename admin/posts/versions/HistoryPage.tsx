import { Alert, Typography } from '@mui/material';
import { useGetList, useGetOne, useRedirect } from 'react-admin';
import { useParams, useSearchParams } from 'react-router-dom';
import type { DiscardedDraft, Draft, ListedVersion, Post } from '../../../api/types';
import { formatMoment } from '../../dates';
import { editPath } from '../../postPaths';
import { useRead } from '../../reads';
import { ActionButton } from '../../ui/layout/ActionButton';
import { LinkButton } from '../../ui/layout/LinkButton';
import { Opening } from '../../ui/layout/Opening';
import { PageHeading } from '../../ui/layout/PageHeading';
import { RetryAlert } from '../../ui/lists/RetryAlert';
import { statusOf } from '../edit/postApi';
import { NoPost } from '../NoPost';
import { titleOf } from '../PostTitle';
import { ComparePanel } from './ComparePanel';
import { historyEntries, historySentence, initialPair } from './historyEntries';
import { VersionList } from './VersionList';

const newest = {
  pagination: { page: 1, perPage: 50 },
  sort: { field: 'created_at', order: 'DESC' },
} as const;

/** A post's versions: compares any two, and restores one. */
export function HistoryPage() {
  const { id = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const { data: post, ...posts } = useGetOne<Post>('blogs', { id });
  const versions = useGetList<ListedVersion>('versions', { filter: { blog_id: id }, ...newest });
  const hasDraft = post !== undefined && post.state !== 'live';
  const draft = useRead<Draft>('drafts', `/${encodeURIComponent(id)}`, { enabled: hasDraft });
  const error = posts.error ?? versions.error;

  const heading = (
    <PageHeading title="History">
      <LinkButton to={editPath(id)}>Back to the post</LinkButton>
    </PageHeading>
  );
  if (statusOf(posts.error) === 404) return <NoPost />;
  if (error) {
    return (
      <>
        {heading}
        <RetryAlert retry={() => void Promise.all([posts.refetch(), versions.refetch()])}>
          The history could not be loaded. {error.message}
        </RetryAlert>
      </>
    );
  }
  if (!post || !versions.data || (hasDraft && draft.isPending)) {
    return (
      <>
        {heading}
        <Opening />
      </>
    );
  }

  const history = { post, draft: hasDraft ? draft.data : undefined, versions: versions.data };
  const entries = historyEntries(history);
  const [firstFrom, firstTo] = initialPair(entries, query.get('at'));
  const from = query.get('from') ?? firstFrom;
  const to = query.get('to') ?? firstTo;
  const live = entries.find(({ name }) => name === 'live');
  const more = (versions.total ?? 0) - versions.data.length;
  return (
    <>
      {heading}
      <Typography component="p" variant="h6">
        {titleOf(post)}
      </Typography>
      <Typography color="text.secondary">{historySentence(history, live)}</Typography>
      {!history.draft && post.state !== 'trash' && <DiscardedNotice id={id} />}
      <VersionList
        {...history}
        entries={entries}
        more={more}
        pair={{ from, to }}
        onChoose={(pair) => setQuery({ from, to, ...pair }, { replace: true })}
      />
      {from && to && from !== to ? (
        <ComparePanel postId={id} from={from} to={to} entries={entries} />
      ) : (
        <Typography sx={{ mt: 2 }}>
          {entries.length < 2
            ? 'There is only one version so far. Each publication adds one.'
            : 'Choose two different versions to compare.'}
        </Typography>
      )}
    </>
  );
}

function DiscardedNotice({ id }: { id: string }) {
  const { data: discarded } = useRead<DiscardedDraft | null>(
    'draft-recoveries',
    `/${encodeURIComponent(id)}`,
  );
  const redirect = useRedirect();
  if (!discarded) return null;
  const { title, created_by, discarded_at } = discarded;
  const recover = (
    <ActionButton
      resource="draft-recoveries"
      data={{ blog_id: id }}
      done="Draft recovered."
      onDone={() => redirect(editPath(id))}
    >
      Recover
    </ActionButton>
  );
  return (
    <Alert severity="info" sx={{ mt: 2 }} action={recover}>
      The draft “{title || 'Untitled'}” by {created_by} was discarded on{' '}
      {formatMoment(discarded_at)}. It is kept for 30 days.
    </Alert>
  );
}
