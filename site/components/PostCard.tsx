import './PostCard.css';
import type { BlogSummary } from '../data';
import { PostDate } from './PostDate';
import { PostImage } from './PostImage';

interface PostCardProps {
  post: BlogSummary;
  /** Layout: image above, image beside, large, or without one. */
  shape?: 'above' | 'beside' | 'large' | 'plain';
  /** Displayed width of the image, as in `<img sizes>`. */
  sizes: string;
  /** For cards above the fold. */
  first?: boolean;
  level?: 2 | 3;
  /** Shown before the category, such as 'Featured'. */
  badge?: string;
}

/** A post as a card. The title is the link, and the whole card is clickable. */
export function PostCard(props: PostCardProps) {
  const { post, shape = 'above', sizes, first, level = 3, badge } = props;
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <article className={`post-card post-card-${shape}`}>
      <div>
        <p className="post-card-facts cluster small">
          {badge && <strong>{badge}</strong>}
          {post.category && <span>{post.category}</span>}
          <PostDate date={post.date} />
        </p>
        <Heading className="post-card-title">
          <a className="whole-link" href={`/blog/${post.slug}`}>
            {post.title}
          </a>
        </Heading>
        {(shape === 'above' || shape === 'large') && <p className="soft">{post.excerpt}</p>}
      </div>
      {shape !== 'plain' && (
        <div className="post-card-picture">
          <PostImage
            post={post}
            sizes={sizes}
            upTo={shape === 'beside' ? 720 : 1600}
            first={first}
          />
        </div>
      )}
    </article>
  );
}
