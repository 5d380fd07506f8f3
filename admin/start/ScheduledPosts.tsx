import type { Post } from '../../api/types';
import { PostState } from '../blogs/PostState';
import { titleOf } from '../blogs/PostTitle';
import { DueSection } from './DueSection';
import { useDue } from './useDue';

/** Posts that go live by themselves; those that should have and could not come first. */
export function ScheduledPosts() {
  const due = useDue<Post>({
    name: 'scheduled',
    resource: 'blogs',
    sort: { field: 'publish_at', order: 'ASC' },
    fields: 'id,title,state,publish_at,publish_error',
    rowOf: (post) => ({
      key: post.id,
      title: titleOf(post),
      to: `/blogs/${encodeURIComponent(post.id)}`,
      note: <PostState {...post} />,
    }),
  });
  return <DueSection title="Scheduled" nothing="Nothing is planned." {...due} />;
}
