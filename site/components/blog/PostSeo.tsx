import type { Blog, Signature } from '../../../api/publicTypes';
import { sharedPicture, shownElsewhere } from '../../../shared/post';
import { useFirm } from '../../firm';
import { useSettings } from '../../settings';
import { Seo } from '../Seo';
import { blogPosting, pictureUrl, reviewedPage } from '../structuredData';

/** Words of titles that nobody searches for. */
const common =
  /^(about|after|and|before|behind|could|from|have|into|over|should|that|their|them|then|there|these|they|this|those|what|when|where|which|while|will|with|would|your)$/;

interface Props {
  post: Omit<Blog, 'content'>;
  /** Who checked it, if anybody did. */
  signature: Signature | undefined;
  isPreview: boolean;
}

/** A post's metadata. */
export function PostSeo({ post, signature, isPreview }: Props) {
  const { team } = useFirm();
  const settings = useSettings();
  const path = `/blog/${post.slug}`;
  const shown = shownElsewhere(post);
  const words = post.title.toLowerCase().match(/[\p{L}\d-]{4,}/gu) ?? [];
  if (isPreview) {
    return <Seo {...shown} path="/blog" noindex />;
  }
  return (
    <Seo
      {...shown}
      path={path}
      image={pictureUrl(settings, sharedPicture(post))}
      keywords={[...new Set([post.category, ...words])].filter(
        (word) => word !== '' && !common.test(word),
      )}
      article={{
        published: post.date,
        modified: post.updated_at.slice(0, 10),
        author: post.author,
        section: post.category,
      }}
      trail={[
        { name: 'Blog', path: '/blog' },
        { name: post.title, path },
      ]}
      jsonLd={[blogPosting(settings, post, team), ...reviewedPage(settings, path, signature)]}
    />
  );
}
