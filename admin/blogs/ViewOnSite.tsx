import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import { useRecordContext } from 'react-admin';
import type { Blog } from '../../api/types';

/** Opens the post as visitors read it, as it was last saved. */
export function ViewOnSite() {
  const blog = useRecordContext<Blog>();
  if (!blog?.slug) return null;
  return (
    <Button
      href={`/blog/${encodeURIComponent(blog.slug)}`}
      target="_blank"
      rel="noopener"
      startIcon={<OpenInNewIcon />}
    >
      View on site
    </Button>
  );
}
