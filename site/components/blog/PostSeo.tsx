import type { Blog } from '../../../api/types';
import { useSettings } from '../../settings';
import { Seo } from '../Seo';
import { postShareImage } from '../shareImage';
import { blogPosting, breadcrumbs } from '../structuredData';

/** What machines read about a post. */
export function PostSeo({ post }: { post: Blog }) {
  const settings = useSettings();
  const path = `/blog/${post.slug}`;
  const trail = [
    { name: 'Home', path: '/' },
    { name: 'Blog', path: '/blog' },
    { name: post.title, path },
  ];
  const words = post.title.toLowerCase().match(/[\p{L}\d-]{4,}/gu) ?? [];
  return (
    <Seo
      title={post.title}
      description={post.excerpt}
      path={path}
      image={postShareImage(settings, post.image_url)}
      keywords={[...new Set([post.category, ...words])].filter((word) => word !== '')}
      article={{
        published: post.date,
        modified: post.updated_at.slice(0, 10),
        author: post.author,
        section: post.category,
      }}
      jsonLd={[blogPosting(settings, post), breadcrumbs(settings, trail)]}
    />
  );
}
