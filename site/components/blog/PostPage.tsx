import { useEffect, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { Blog, Signature } from '../../../api/publicTypes';
import { developmentProcess } from '../../content/developmentProcess';
import type { BlogSummary } from '../../data';
import { FiguresNote } from '../../facts/FiguresNote';
import { shownHtml } from '../../pageData';
import { SignedBy } from '../SignedBy';
import { PostHero } from './PostHero';
import { PostMargin, RelatedPosts } from './PostMargin';
import { PostSeo } from './PostSeo';
import { DevelopmentSteps, WhyChoose } from './WhyChoose';
import './PostPage.css';

interface Props {
  post: Omit<Blog, 'content'>;
  /** Its text with current figures. */
  html: string;
  others: readonly BlogSummary[];
  /** The most similar posts. */
  related?: readonly BlogSummary[];
  /** Who checked it, if anybody did. */
  signature?: Signature | undefined;
  /** A preview of a draft: hidden from search engines. */
  isPreview?: boolean;
}

/** A post as visitors read it. */
export function PostPage(props: Props) {
  const { post, html, others, related = [], signature, isPreview = false } = props;
  const settling = useSettling(post.slug);
  const fixed = post.slug === developmentProcess.slug;
  return (
    <article>
      <PostSeo post={post} signature={signature} isPreview={isPreview} />
      <PostHero post={post} signature={signature} />
      <div className="wrap grid post">
        {settling ? (
          <p className="post-loading loading column-main" role="status">
            <span className="spinner" aria-hidden="true" />
            Loading the article
          </p>
        ) : (
          <div className="post-text column-main">
            {fixed && <DevelopmentSteps />}
            <div
              {...shownHtml}
              className="article-body"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises it.
              dangerouslySetInnerHTML={{ __html: html }}
            />
            {fixed && <WhyChoose />}
            <SignedBy signature={signature} />
            <FiguresNote />
            <footer className="post-footer soft">
              Category: {post.category === '' ? 'none' : post.category}
            </footer>
          </div>
        )}
        <PostMargin others={others} />
      </div>
      <RelatedPosts posts={related} />
    </article>
  );
}

const pause = 300;

/**
 * Returns true briefly after a link changed `slug`. Back and Forward render the text at once, to
 * restore the scroll position.
 */
function useSettling(slug: string): boolean {
  const [settled, setSettled] = useState(slug);
  const navigationType = useNavigationType();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(slug), pause);
    return () => clearTimeout(timer);
  }, [slug]);
  return navigationType !== 'POP' && settled !== slug;
}
