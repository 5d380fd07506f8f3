import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { CountedCategory } from '../../api/types';

/** How many live posts a category has; leads to them. */
export function PostsLink({ name, posts }: CountedCategory) {
  const filter = JSON.stringify({ category: name });
  return (
    <Link
      component={RouterLink}
      to={{ pathname: '/blogs', search: `?${new URLSearchParams({ filter })}` }}
    >
      {posts === 1 ? '1 post' : `${posts ?? 0} posts`}
    </Link>
  );
}
