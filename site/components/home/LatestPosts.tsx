import './LatestPosts.css';
import { home } from '../../content/home';
import type { BlogSummary } from '../../data';
import { ArrowLink } from '../ArrowLink';
import { PostCard } from '../PostCard';
import { SectionHead } from '../SectionHead';

/** The newest posts: one large, the others beside it. */
export function LatestPosts({ posts }: { posts: readonly BlogSummary[] }) {
  const { heading, lead, more, empty } = home.blog;
  const [newest, ...others] = posts;
  return (
    <section className="section" aria-labelledby="blog-title">
      <div className="wrap">
        <SectionHead id="blog-title" heading={heading} lead={lead}>
          <ArrowLink to={more.path}>{more.label}</ArrowLink>
        </SectionHead>
        {newest ? (
          <div className="grid latest">
            <PostCard post={newest} shape="large" sizes="(min-width: 64rem) 42rem, 92vw" />
            <div className="latest-others column-aside">
              {others.map((post) => (
                <PostCard
                  key={post.id}
                  post={post}
                  shape="beside"
                  sizes="(min-width: 64rem) 25rem, 33vw"
                />
              ))}
            </div>
          </div>
        ) : (
          <p>{empty}</p>
        )}
      </div>
    </section>
  );
}
