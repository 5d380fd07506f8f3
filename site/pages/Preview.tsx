import { loadPost } from '../components/blog/loadPost';
import { PostPage } from '../components/blog/PostPage';
import { PostNotFound } from '../components/NotFound';
import type { LoaderArgs, PageProps } from '../loadPage';

/** Loads the draft behind a preview link. */
export async function loader({ params, site }: LoaderArgs) {
  const post = await site.previewedPost(params.token ?? '');
  return post && loadPost(post, site);
}

export function Component({ data }: PageProps<typeof loader>) {
  return data ? <PostPage {...data} isPreview /> : <PostNotFound />;
}
