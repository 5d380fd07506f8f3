import { Box, Typography } from '@mui/material';
import { type ChangeObject, diffArrays } from 'diff';
import { inertBody } from '../../editor/html/inertBody';
import type { FormField } from './FormField';

interface Props {
  field: FormField;
  stored: string;
  typed: string;
}

/** One field's two versions side by side, with the lines marked that the other one lacks. */
export function VersionDifference({ field, stored, typed }: Props) {
  const lines = field.kind === 'html' ? htmlLines : (text: string) => text.split('\n');
  let changes = diffArrays(lines(stored), lines(typed));
  const isOnlyMarkup = changes.every(({ added, removed }) => !added && !removed);
  if (isOnlyMarkup) changes = diffArrays(tagLines(stored), tagLines(typed));
  return (
    <Box sx={{ mb: 2 }}>
      <Typography component="h3" sx={{ fontWeight: 650 }}>
        {field.label}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <Version title="Stored now" changes={changes.filter(({ added }) => !added)} />
        <Version title="Yours" changes={changes.filter(({ removed }) => !removed)} />
      </Box>
    </Box>
  );
}

const line = { display: 'block', overflowWrap: 'anywhere', mb: 0.5 };
const marked = { color: 'inherit', bgcolor: 'rgb(242 182 50 / 35%)' };

interface VersionProps {
  title: string;
  changes: ChangeObject<string[]>[];
}

function Version({ title, changes }: VersionProps) {
  const lines = changes.flatMap(({ value, added, removed }) =>
    value.map((text) => ({ text, isMarked: added || removed })),
  );
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1, minWidth: 0 }}>
      <Typography variant="body2" color="text.secondary">
        {title}
      </Typography>
      <Box tabIndex={0} role="group" aria-label={title} sx={{ maxHeight: 240, overflow: 'auto' }}>
        {Object.entries(lines).map(([number, { text, isMarked }]) => (
          <Typography
            key={number}
            component={isMarked ? 'mark' : 'p'}
            sx={{ ...line, ...(isMarked ? marked : {}) }}
          >
            {text || '(empty)'}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}

const blockEnd = /<\/(?:p|h[1-6]|li|blockquote|div|tr|figcaption|pre)>|<br\s*\/?>/gi;

/** What an article's HTML says, a line a block. */
function htmlLines(html: string): string[] {
  const lines = (inertBody(html.replace(blockEnd, '$&\n')).textContent ?? '')
    .split('\n')
    .map((text) => text.trim());
  return lines.filter((text) => text !== '');
}

const tagLines = (html: string): string[] => html.replace(/></g, '>\n<').split('\n');
