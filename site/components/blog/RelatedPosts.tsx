import './RelatedPosts.css';
import { blogPage } from '../../content/blogPage';
import type { BlogSummary } from '../../data';
import { PostCard } from '../PostCard';

/** At the end of a post: those that are most like it. */
export function RelatedPosts({ posts }: { posts: readonly BlogSummary[] }) {
  if (posts.length === 0) return null;
  return (
    <section className="wrap page-body post-related no-print" aria-labelledby="related">
      <h2 id="related">{blogPage.related}</h2>
      <div className="cells">
        {posts.map((post) => (
          <PostCard
            key={post.id}
            post={post}
            sizes="(min-width: 72rem) 24rem, (min-width: 48rem) 30vw, 92vw"
          />
        ))}
      </div>
    </section>
  );
}
