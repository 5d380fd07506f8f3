import { Box, Typography } from '@mui/material';
import type { Post } from '../../api/types';
import { landscapePath } from '../../shared/landscape';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' };

/** A post's image, title and optional excerpt. */
export function PostTitle({ post, hasExcerpt }: { post: Post; hasExcerpt: boolean }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <Thumbnail post={post} />
      <Box sx={{ minWidth: 0, flex: '1 1 0' }}>
        <Box sx={{ fontWeight: 600 }}>{titleOf(post)}</Box>
        {hasExcerpt && post.excerpt && (
          <Typography variant="body2" color="text.secondary" sx={oneLine} title={post.excerpt}>
            {post.excerpt}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

export const titleOf = ({ title }: Pick<Post, 'title'>): string => title || '(no title yet)';

/** The cover or, without one, what the site draws for it; decorative beside the title. */
function Thumbnail({ post: { image_url, category, slug } }: { post: Post }) {
  const size = { width: 64, height: 40, flex: 'none', borderRadius: 0.5, bgcolor: 'action.hover' };
  return (
    <Box
      component="img"
      src={image_url ? `/${image_url}?w=480` : landscapePath(category, slug)}
      alt=""
      loading="lazy"
      sx={{ ...size, objectFit: 'cover' }}
    />
  );
}
