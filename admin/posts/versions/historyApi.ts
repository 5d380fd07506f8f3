import { useQuery } from '@tanstack/react-query';
import type { Comparison, DiscardedDraft, Draft, ListedVersion, Post } from '../../../api/types';
import { httpClient, send } from '../../httpClient';
import { useFromApi } from '../../useFromApi';
import { ifThere } from '../edit/postApi';

const shown = 50;

export interface PostHistory {
  post: Post;
  draft: Draft | undefined;
  versions: ListedVersion[];
  /** Versions that are too old to be shown. */
  more: number;
  /** The working copy that was discarded last, where it can be taken back. */
  discarded: DiscardedDraft | undefined;
}

export const historyKey = (id: string) => ['history', id];

export function useHistory(id: string) {
  return useQuery({ queryKey: historyKey(id), queryFn: () => readHistory(id) });
}

async function readHistory(id: string): Promise<PostHistory> {
  const address = encodeURIComponent(id);
  const query = new URLSearchParams({
    filter: JSON.stringify({ blog_id: id }),
    range: JSON.stringify([0, shown - 1]),
  });
  const [post, versions] = await Promise.all([
    send<Post>('GET', `/api/posts/${address}`),
    httpClient(`/api/versions?${query}`),
  ]);
  const isWritten = post.state !== 'live';
  const draft = isWritten ? await ifThere(send<Draft>('GET', `/api/drafts/${address}`)) : undefined;
  const canRecover = !draft && post.state !== 'trash';
  const discarded = canRecover
    ? await send<DiscardedDraft | null>('GET', `/api/draft-recoveries/${address}`)
    : null;
  const total = Number(versions.headers.get('Content-Range')?.split('/')[1] ?? 0);
  return {
    post,
    draft,
    discarded: discarded ?? undefined,
    versions: versions.json,
    more: Math.max(0, total - versions.json.length),
  };
}

export function useComparison(id: string, from: string, to: string) {
  const query = new URLSearchParams({ from, to });
  const address = `/api/comparisons/${encodeURIComponent(id)}?${query}`;
  return useFromApi<Comparison>([...historyKey(id), from, to], address, {
    enabled: from !== '' && to !== '',
  });
}
