import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { EditButton, ListNoResults, Loading, RecordsIterator, WithListContext } from 'react-admin';
import type { Blog } from '../../api/types';
import { CategoryBadge } from './CategoryBadge';
import { DeleteBlogButton } from './DeleteBlogButton';
import { formatDate } from './formatDate';

/** The list where a table has no room: what the table's columns hold, one post under the other. */
export function BlogCards() {
  return (
    <WithListContext<Blog>
      loading={<Loading />}
      empty={<ListNoResults />}
      render={() => (
        <Box component="ul" sx={{ m: 0, p: 0 }}>
          <RecordsIterator<Blog> render={(blog) => <BlogCard key={blog.id} blog={blog} />} />
        </Box>
      )}
    />
  );
}

function BlogCard({ blog }: { blog: Blog }) {
  return (
    <Box component="li" sx={{ listStyle: 'none', p: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography component="h2" sx={{ fontWeight: 650 }}>
        {blog.title}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ my: 0.5 }}>
        {blog.author} · {formatDate(blog.date)}
      </Typography>
      <Typography variant="body2" sx={{ mb: 1 }}>
        {blog.excerpt}
      </Typography>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <CategoryBadge name={blog.category} />
        </Box>
        <EditButton />
        <DeleteBlogButton />
      </Stack>
    </Box>
  );
}
