import type { Post } from '../../api/types';
import { formatMoment } from '../blogs/formatDate';
import { titleOf } from '../blogs/PostTitle';
import { DueSection } from './DueSection';
import { useDue } from './useDue';

/** Live posts that nobody has changed for a year, the oldest first. */
export function OldPosts() {
  const due = useDue<Post>({
    name: 'posts_not_reviewed',
    resource: 'blogs',
    sort: { field: 'updated_at', order: 'ASC' },
    fields: 'id,title,updated_at',
    rowOf: (post) => ({
      key: post.id,
      title: titleOf(post),
      to: `/blogs/${encodeURIComponent(post.id)}`,
      note: `Last changed ${formatMoment(post.updated_at)}`,
    }),
  });
  return (
    <DueSection title="Posts not reviewed for a year" nothing="Every post is recent." {...due} />
  );
}
