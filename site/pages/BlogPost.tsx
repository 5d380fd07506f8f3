import { loadPost } from '../components/blog/loadPost';
import { PostPage } from '../components/blog/PostPage';
import { PostNotFound } from '../components/NotFound';
import { type LoaderArgs, type PageProps, Redirect } from '../loadPage';

/** Loads the post with the slug in the address, and similar posts. */
export async function loader({ params, site }: LoaderArgs) {
  const post = await site.postBySlug(params.slug ?? '');
  if (!post) return undefined;
  if (post.slug !== params.slug) throw new Redirect(`/blog/${post.slug}`);
  const [loaded, related, signature] = await Promise.all([
    loadPost(post, site),
    site.relatedPosts(post),
    site.signature(`/blog/${post.slug}`),
  ]);
  return { ...loaded, related, signature };
}

export function Component({ data }: PageProps<typeof loader>) {
  return data ? <PostPage {...data} /> : <PostNotFound />;
}
