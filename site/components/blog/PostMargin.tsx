import { blogPage } from '../../content/blogPage';
import type { BlogSummary } from '../../data';
import { Filled } from '../../firm';
import { ConsultationButton } from '../Consultation';
import { FreeHelp } from '../FreeHelp';
import { PostCard } from '../PostCard';
import './PostMargin.css';

/** Beside a post's text: other posts, and contact. */
export function PostMargin({ others }: { others: readonly BlogSummary[] }) {
  return (
    <aside className="post-margin column-aside sticky stack no-print">
      {others.length > 0 && (
        <>
          <h2 className="margin-title">Read next</h2>
          {others.map((post) => (
            <PostCard
              key={post.id}
              post={post}
              shape={post.image_url ? 'beside' : 'plain'}
              sizes="(min-width: 64rem) 7rem, 33vw"
            />
          ))}
        </>
      )}
      <div className="post-margin-ask">
        <h2 className="margin-title">Does this affect you?</h2>
        <p>
          <Filled text="{half:The first half-hour with us is free.}{!half:Ask somebody who reads the rules each day.}" />
        </p>
        <ConsultationButton className="button">
          {'Book a {free:Free }Consultation'}
        </ConsultationButton>
      </div>
      <FreeHelp />
    </aside>
  );
}

/** The most similar posts, after a post. */
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
