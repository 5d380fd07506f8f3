import { Box } from '@mui/material';
import { type SyntheticEvent, useMemo, useState } from 'react';
import { comparisonDocument } from './comparisonDocument';

const leastHeight = 120;

/**
 * The article as its page shows it, with its changes. The frame runs no script; it only is of this
 * origin so that its height can be read and pictures of drafts are shown.
 */
export function ComparedArticle({ html }: { html: string }) {
  const page = useMemo(() => comparisonDocument(html), [html]);
  const [height, setHeight] = useState(leastHeight);

  function fit({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
    const root = currentTarget.contentDocument?.documentElement;
    if (!root) return;
    const measure = () => setHeight(Math.max(leastHeight, root.offsetHeight));
    measure();
    // Fonts and a narrower window change it later.
    new ResizeObserver(measure).observe(root);
  }

  return (
    <Box
      component="iframe"
      title="The article with its changes"
      sandbox="allow-same-origin"
      srcDoc={page}
      onLoad={fit}
      sx={{
        display: 'block',
        width: '100%',
        height,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: '#FBF8F1',
      }}
    />
  );
}
