import { Alert, Button, Typography } from '@mui/material';
import { Loading } from 'react-admin';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { PageHeading } from '../../ui/layout/PageHeading';
import { statusOf } from '../edit/postApi';
import { NoPost } from '../NoPost';
import { PostState } from '../PostState';
import { titleOf } from '../PostTitle';
import { ComparePanel } from './ComparePanel';
import { DiscardedNotice } from './DiscardedNotice';
import { useHistory } from './historyApi';
import { firstPair, historyEntries } from './historyEntries';
import { VersionList } from './VersionList';

/** A post's versions, any two of them compared, and the way back to each. */
export function HistoryPage() {
  const { id = '' } = useParams();
  const [query, setQuery] = useSearchParams();
  const { data, error, refetch } = useHistory(id);

  const heading = (
    <PageHeading title="History">
      <Button component={Link} to={`/blogs/${encodeURIComponent(id)}`}>
        Back to the post
      </Button>
    </PageHeading>
  );
  if (statusOf(error) === 404) return <NoPost />;
  if (error) {
    return (
      <>
        {heading}
        <Alert severity="error" action={<Button onClick={() => refetch()}>Retry</Button>}>
          The history could not be loaded. {error.message}
        </Alert>
      </>
    );
  }
  if (!data) return <Loading />;

  const entries = historyEntries(data);
  const [firstFrom, firstTo] = firstPair(entries, query.get('at'));
  const from = query.get('from') ?? firstFrom;
  const to = query.get('to') ?? firstTo;
  const live = entries.find(({ name }) => name === 'live');
  const choose = (pair: { from?: string; to?: string }) =>
    setQuery({ from, to, ...pair }, { replace: true });
  return (
    <>
      {heading}
      <Typography component="p" variant="h6">
        {titleOf(data.post)}
      </Typography>
      <PostState {...data.post} />
      {live?.note && (
        <Typography variant="body2" color="text.secondary">
          Live now: published {live.note}
        </Typography>
      )}
      {data.discarded && <DiscardedNotice discarded={data.discarded} />}
      <VersionList history={data} entries={entries} pair={{ from, to }} onChoose={choose} />
      {from && to && from !== to ? (
        <ComparePanel postId={id} from={from} to={to} entries={entries} />
      ) : (
        <Typography sx={{ mt: 2 }}>
          {entries.length < 2
            ? 'There is only one version so far. Each publishing adds one.'
            : 'Choose two different versions to compare.'}
        </Typography>
      )}
    </>
  );
}
