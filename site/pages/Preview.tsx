import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { PostNotFound } from '../components/blog/PostNotFound';
import { PostPage } from '../components/blog/PostPage';
import { siteData } from '../data';
import { refsInArticle } from '../facts/names';

/** The post that a preview link leads to, as it is being written. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { previewedPost, latestPosts, facts } = siteData(context);
  const [post, latest] = await Promise.all([previewedPost(params.token ?? ''), latestPosts(0, 3)]);
  if (!post) return data(null, { status: 404 });
  const others = latest.posts.filter(({ id }) => id !== post.id).slice(0, 2);
  return { post, others, facts: await facts(refsInArticle(post.content)) };
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  return loaded ? (
    <PostPage post={loaded.post} others={loaded.others} isPreview />
  ) : (
    <PostNotFound />
  );
}
