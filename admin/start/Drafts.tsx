import type { Post } from '../../api/types';
import { formatMoment } from '../blogs/formatDate';
import { titleOf } from '../blogs/PostTitle';
import { DueSection } from './DueSection';
import { useDue } from './useDue';

/** Posts that were begun and are not live, what was written last first. */
export function Drafts() {
  const due = useDue<Post>({
    name: 'drafts',
    resource: 'blogs',
    sort: { field: 'updated_at', order: 'DESC' },
    fields: 'id,title,author,updated_at',
    rowOf: (post) => ({
      key: post.id,
      title: titleOf(post),
      to: `/blogs/${encodeURIComponent(post.id)}`,
      note: [post.author, `saved ${formatMoment(post.updated_at)}`].filter(Boolean).join(' · '),
    }),
  });
  return <DueSection title="Drafts" nothing="No draft is waiting." {...due} />;
}
