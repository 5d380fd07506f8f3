import type { Post } from '../../api/types';
import { formatDate } from '../dates';
import { RecordCards } from '../ui/lists/RecordCards';
import { CategoryBadge } from './CategoryBadge';
import { PostState } from './PostState';
import { PostTitle } from './PostTitle';
import { RowActions } from './RowActions';
import { TrashActions } from './TrashActions';
import { deletesOn, deletion } from './trashNote';
import { useIsTrash } from './useIsTrash';

/** The list of posts on a phone. */
export function PostCards() {
  const title = (post: Post) => <PostTitle post={post} hasExcerpt={false} />;
  if (useIsTrash()) {
    return (
      <RecordCards<Post>
        title={title}
        details={deletion}
        badge={(post) => `Deletes on ${deletesOn(post)}`}
        actions={<TrashActions />}
      />
    );
  }
  return (
    <RecordCards<Post>
      title={title}
      details={({ author, date }) => [author, formatDate(date)].filter(Boolean).join(' · ')}
      state={PostState}
      text={({ excerpt }) => excerpt}
      badge={({ category }) => <CategoryBadge name={category} />}
      actions={<RowActions />}
    />
  );
}
