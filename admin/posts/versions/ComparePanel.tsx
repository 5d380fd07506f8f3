import { Alert, Box, Typography } from '@mui/material';
import { type SyntheticEvent, useMemo, useState } from 'react';
import type { Comparison } from '../../../api/types';
import { brand } from '../../../shared/brand';
import { siteStylesheet } from '../../editor/siteArticleStyles';
import { useRead } from '../../reads';
import { FieldDifference } from '../../ui/forms/FieldDifference';
import type { FieldSpec } from '../../ui/forms/fields';
import { Opening } from '../../ui/layout/Opening';
import { describeWords, fieldNamed, type HistoryEntry, labelOf } from './historyEntries';

/** Returns a field as it is compared: the text comes in plain words. */
function comparedField(name: string): FieldSpec {
  const field = fieldNamed(name);
  return field.kind === 'html' ? { ...field, kind: undefined } : field;
}

interface Props {
  postId: string;
  from: string;
  to: string;
  entries: readonly HistoryEntry[];
}

/** Two versions of a post: fields side by side, and the article with marked changes. */
export function ComparePanel({ postId, from, to, entries }: Props) {
  const query = new URLSearchParams({ from, to });
  const { data, error } = useRead<Comparison>(
    'comparisons',
    `/${encodeURIComponent(postId)}?${query}`,
  );
  const titleOf = (name: string) => {
    const entry = entries.find((known) => known.name === name);
    return entry ? `${entry.label} ${entry.note}` : 'A version';
  };
  if (error) {
    return (
      <Alert severity="error" sx={{ mt: 2 }}>
        The versions could not be compared. {error.message}
      </Alert>
    );
  }
  if (!data) return <Opening doing="Comparing the versions" />;
  const changed = data.fields.filter((field) => field.from !== field.to);
  const same = data.fields.filter((field) => field.from === field.to);
  const hasTextChange = /<ins>|<del>|class="note"/.test(data.html);
  return (
    <Box component="section" aria-label="Comparison" sx={{ mt: 3 }}>
      <Typography component="h2" variant="h6">
        What changed
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        From: {titleOf(from)}. To: {titleOf(to)}.
      </Typography>
      {changed.map(({ name, from: before, to: after }) => (
        <FieldDifference key={name} field={comparedField(name)} before={before} after={after} />
      ))}
      <Typography variant="body2" color="text.secondary">
        {changed.length === 0
          ? 'All fields are the same.'
          : `The same in both: ${same.map(({ name }) => labelOf(name)).join(', ')}.`}
      </Typography>
      <Typography component="h3" sx={{ fontWeight: 650, mt: 2 }}>
        The article
      </Typography>
      <Typography variant="body2" color="text.secondary" role="status" sx={{ mb: 1 }}>
        {hasTextChange
          ? `Changed ${describeWords(data.words)}. Added words are underlined on green, removed ones struck through in red.`
          : 'The text is the same.'}
      </Typography>
      <ComparedArticle html={data.html} />
    </Box>
  );
}

const minHeight = 120;

/**
 * The article as on its page, with changes. Its frame runs no scripts; same-origin access is needed
 * for its height and images of drafts.
 */
function ComparedArticle({ html }: Pick<Comparison, 'html'>) {
  const page = useMemo(() => comparisonDocument(html), [html]);
  const [height, setHeight] = useState(minHeight);

  function fit({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
    const root = currentTarget.contentDocument?.documentElement;
    if (!root) return;
    const measure = () => setHeight(Math.max(minHeight, root.offsetHeight));
    measure();
    // Fonts and window size change the height later.
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
        backgroundColor: brand.colours.paper,
      }}
    />
  );
}

/** Marks distinguishable without colour, and by screen readers. */
const marks = `
  html { overflow: hidden; }
  body { margin: 0; padding: 24px; box-sizing: border-box; background: ${brand.colours.paper}; color: ${brand.colours.ink}; }
  .article-body { max-width: 65ch; margin: 0 auto; }
  ins { color: ${brand.colours.leaf}; background: #E4F0E8; text-decoration: underline; text-underline-offset: 3px; }
  del { color: ${brand.colours.ochre}; text-decoration: line-through; }
  ins a, del a { color: inherit; }
  ins::before { content: " [added: "; } del::before { content: " [removed: "; }
  ins::after, del::after { content: "] "; }
  ins::before, ins::after, del::before, del::after {
    position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
  }
  ins img { outline: 3px solid ${brand.colours.leaf}; outline-offset: 2px; }
  del img { outline: 3px dashed ${brand.colours.ochre}; outline-offset: 2px; }
  [data-change=added] { box-shadow: -6px 0 ${brand.colours.paper}, -9px 0 ${brand.colours.leaf}; }
  [data-change=removed] { box-shadow: -6px 0 ${brand.colours.paper}, -9px 0 ${brand.colours.ochre}; }
  .note, .frame {
    display: inline-block; margin: 0 4px; padding: 0 6px; border: 1px solid ${brand.colours.inkSoft}; border-radius: 4px;
    background: #FFFFFF; color: ${brand.colours.ink}; font: 13px/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
  }
`;

/** Builds the page of a compared article in the site's style, with inactive links. */
function comparisonDocument(html: string): string {
  const stylesheet = siteStylesheet();
  const link = stylesheet ? `<link rel="stylesheet" href="${stylesheet}">` : '';
  return (
    '<!doctype html><html lang="en-AU" data-light><head><meta charset="utf-8">' +
    `<title>The article with its changes</title><base target="_blank">${link}` +
    `<style>${marks}</style></head><body><main class="article-body">${html}</main></body></html>`
  );
}
