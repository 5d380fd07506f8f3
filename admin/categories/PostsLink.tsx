import { Link } from 'react-admin';
import type { CountedCategory } from '../../api/types';

/** How many live posts a category has; leads to them. */
export function PostsLink({ name, posts }: CountedCategory) {
  const filter = JSON.stringify({ category: name });
  return (
    <Link to={`/blogs?${new URLSearchParams({ filter })}`}>
      {posts === 1 ? '1 post' : `${posts ?? 0} posts`}
    </Link>
  );
}
