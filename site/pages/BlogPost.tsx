import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom';
import { PostNotFound } from '../components/blog/PostNotFound';
import { PostPage } from '../components/blog/PostPage';
import { siteData } from '../data';
import { refsInArticle } from '../facts/names';
import { searchData } from '../searchData';

/** The post with the slug of the address, the facts that it names, the two newest others, and those like it. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const slug = params.slug ?? '';
  const { postBySlug, latestPosts, facts } = siteData(context);
  const [post, latest] = await Promise.all([postBySlug(slug), latestPosts(0, 3)]);
  if (!post) return data(null, { status: 404 });
  if (post.slug !== slug) return redirect(`/blog/${post.slug}`, 301);
  const others = latest.posts.filter(({ id }) => id !== post.id).slice(0, 2);
  const [related, named] = await Promise.all([
    searchData(context).relatedPosts(post),
    facts(refsInArticle(post.content)),
  ]);
  return { post, others, related, facts: named };
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  return loaded ? <PostPage {...loaded} /> : <PostNotFound />;
}
