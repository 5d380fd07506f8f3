import { Box, Typography } from '@mui/material';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';

/** What search engines show of a page before they cut it, in characters. */
const longest = { title: 60, description: 155 };

/** The post's title and description for search engines, and about what a result will look like. */
export function SearchResult() {
  const [title, slug, excerpt, seoTitle, seoDescription]: string[] = useWatch({
    name: ['title', 'slug', 'excerpt', 'seo_title', 'seo_description'],
  });
  const shownTitle = cut(seoTitle || title || 'Untitled', longest.title);
  const shownText = cut(seoDescription || excerpt || '', longest.description);
  return (
    <>
      <Box sx={{ p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}>
        <Typography variant="caption" color="text.secondary" noWrap component="p">
          {window.location.host} › blog › {slug}
        </Typography>
        <Typography sx={{ color: 'primary.main', fontWeight: 600, lineHeight: 1.3 }}>
          {shownTitle}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {shownText}
        </Typography>
      </Box>
      <TextInput
        source="seo_title"
        label="Heading in search results"
        helperText={`${(seoTitle ?? '').length} of ${longest.title} characters. Empty: the post’s own.`}
      />
      <TextInput
        source="seo_description"
        label="Text in search results"
        multiline
        minRows={2}
        helperText={`${(seoDescription ?? '').length} of ${longest.description} characters. Empty: the post’s own.`}
      />
    </>
  );
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;
}
