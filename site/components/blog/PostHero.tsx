import './PostHero.css';
import type { Blog, Signature } from '../../../api/publicTypes';
import { PageTools } from '../PageTools';
import { PostDate } from '../PostDate';
import { PostImage } from '../PostImage';

interface Props {
  post: Omit<Blog, 'content'>;
  signature: Signature | undefined;
}

/** A post's title over its image. An author is called registered only where they signed it. */
export function PostHero({ post, signature }: Props) {
  const marn = signature?.name === post.author && signature.marn;
  return (
    <header className={`post-hero panel-dark ${post.image_url ? '' : 'post-hero-drawn'}`}>
      <PostImage className="post-hero-picture no-print" post={post} sizes="100vw" first />
      <div className="wrap post-hero-text stack stack-close">
        <p className="cluster">
          {post.category && <span className="badge">{post.category}</span>}
          <PostDate date={post.date} />
        </p>
        <h1>{post.title}</h1>
        <p>
          By {post.author}
          {marn && `, registered migration agent (MARN ${marn})`}
        </p>
        <PageTools title={post.title} />
      </div>
    </header>
  );
}
