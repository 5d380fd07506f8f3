import { Box, Typography } from '@mui/material';
import { Link, useGetList } from 'react-admin';
import type { Post } from '../../api/types';
import { formatMoment } from '../dates';
import { editPath, postsPath } from '../postPaths';
import { PostState } from '../posts/PostState';
import { titleOf } from '../posts/PostTitle';
import { Section } from '../ui/layout/Section';
import { line, list } from './styles';

const fields =
  'id,title,state,publish_at,publish_error,ready_by,sent_back_by,updated_at,updated_by';
const shown = 5;

/** Returns scheduled posts by their time: those that failed to go live, and the next ones. */
export function useScheduled(): { failed: Post[]; next: Post[] } {
  const { data = [] } = useGetList<Post>('blogs', {
    filter: { state: 'scheduled' },
    sort: { field: 'publish_at', order: 'ASC' },
    pagination: { page: 1, perPage: 50 },
    meta: { fields },
  });
  return {
    failed: data.filter(({ publish_error }) => publish_error),
    next: data.filter(({ publish_error }) => !publish_error),
  };
}

const PostLink = ({ post }: { post: Post }) => (
  <Link to={editPath(post.id)} sx={{ fontWeight: 600 }}>
    {titleOf(post)}
  </Link>
);

/** Lines of posts that could not go live, with the reason. */
export const FailedPosts = ({ posts }: { posts: readonly Post[] }) =>
  posts.map((post) => (
    <Box component="li" key={post.id} sx={line}>
      <PostLink post={post} />{' '}
      <Typography component="span" variant="body2" color="error">
        could not go live: {post.publish_error}
      </Typography>
    </Box>
  ));

/** The posts that go live next; nothing if none is scheduled. */
export function NextLive({ posts }: { posts: readonly Post[] }) {
  if (posts.length === 0) return null;
  return (
    <Section title="Goes live next">
      <Box component="ul" sx={list}>
        {posts.slice(0, shown).map((post) => (
          <Box component="li" key={post.id} sx={line}>
            <PostLink post={post} />
            <Typography variant="body2" color="text.secondary">
              {post.publish_at && formatMoment(post.publish_at)}
            </Typography>
          </Box>
        ))}
      </Box>
      {posts.length > shown && <Link to={postsPath}>All {posts.length} scheduled posts</Link>}
    </Section>
  );
}

export function ChangedLast() {
  const { data = [] } = useGetList<Post>('blogs', {
    sort: { field: 'updated_at', order: 'DESC' },
    pagination: { page: 1, perPage: shown },
    meta: { fields },
  });
  if (data.length === 0) return null;
  return (
    <Section title="Changed last">
      <Box component="ul" sx={list}>
        {data.map((post) => (
          <Box component="li" key={post.id} sx={line}>
            <PostLink post={post} />
            <Typography component="div" variant="body2" color="text.secondary">
              <PostState {...post} publish_at={undefined} /> · {formatMoment(post.updated_at)}
              {post.updated_by && ` by ${post.updated_by}`}
            </Typography>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
