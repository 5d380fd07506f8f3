import { data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router-dom';
import { DevelopmentSteps } from '../components/blog/DevelopmentSteps';
import { PostHero } from '../components/blog/PostHero';
import { PostMargin } from '../components/blog/PostMargin';
import { PostNotFound } from '../components/blog/PostNotFound';
import { PostSeo } from '../components/blog/PostSeo';
import { useSettling } from '../components/blog/useSettling';
import { WhyChoose } from '../components/blog/WhyChoose';
import { developmentProcess } from '../content/developmentProcess';
import { readBlogBySlug, readLatestBlogs } from '../data';

/** The post with the slug of the address, and the two newest others. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const slug = params.slug ?? '';
  const [post, latest] = await Promise.all([
    readBlogBySlug(context, slug),
    readLatestBlogs(context, 0, 3),
  ]);
  if (!post) return data(null, { status: 404 });
  if (post.slug !== slug) return redirect(`/blog/${post.slug}`, 301);
  return { post, others: latest.posts.filter(({ id }) => id !== post.id).slice(0, 2) };
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const settling = useSettling(loaded?.post.slug ?? '');
  if (!loaded) return <PostNotFound />;
  const { post, others } = loaded;
  const fixed = post.slug === developmentProcess.slug;
  return (
    <article>
      <PostSeo post={post} />
      <PostHero post={post} />
      <div className="wrap grid post">
        {settling ? (
          <p className="post-loading" role="status">
            <span className="spinner" aria-hidden="true" />
            Loading the article
          </p>
        ) : (
          <div className="post-text">
            {fixed && <DevelopmentSteps />}
            <div
              className="article-body"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises it at every write.
              dangerouslySetInnerHTML={{ __html: post.content }}
            />
            {fixed && <WhyChoose />}
            <footer className="post-footer">
              Category: {post.category === '' ? 'none' : post.category}
            </footer>
          </div>
        )}
        <PostMargin others={others} />
      </div>
    </article>
  );
}
