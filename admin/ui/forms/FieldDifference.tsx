import { Box, type SxProps, type Theme, Typography } from '@mui/material';
import { type ChangeObject, diffArrays } from 'diff';
import { Fragment } from 'react';
import { formatDate } from '../../dates';
import { inertBody } from '../inertBody';
import type { FormField } from './FormField';

interface Props {
  field: Pick<FormField, 'source' | 'label' | 'kind'>;
  before: string | null;
  after: string | null;
  /** What the two are called. */
  titles?: readonly [before: string, after: string];
}

/** How added and removed words look in the admin's own text, light and dark. */
export const markSx = {
  '& ins': ({ palette }) => ({
    color: palette.success.main,
    backgroundColor: palette.mode === 'dark' ? '#1C3028' : '#E4F0E8',
    textDecorationThickness: '1px',
    textUnderlineOffset: '2px',
  }),
  '& del': { color: 'error.main' },
} satisfies SxProps<Theme>;

/** One field's two versions side by side, with the lines marked that the other one lacks. */
export function FieldDifference({ field, before, after, titles = ['Before', 'After'] }: Props) {
  const { source, label, kind } = field;
  const lines = (value: string | null) =>
    kind === 'html' ? htmlLines(value ?? '') : shown(source, value).split('\n');
  let changes = diffArrays(lines(before), lines(after));
  const isOnlyMarkup = changes.every(({ added, removed }) => !added && !removed);
  if (isOnlyMarkup) changes = diffArrays(tagLines(before ?? ''), tagLines(after ?? ''));
  const isPicture = source === 'image_url';
  return (
    <Box sx={{ mb: 2 }}>
      <Typography component="h3" sx={{ fontWeight: 650 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' }, ...markSx }}>
        <Side
          title={titles[0]}
          picture={isPicture && before}
          changes={changes.filter(({ added }) => !added)}
        />
        <Side
          title={titles[1]}
          picture={isPicture && after}
          changes={changes.filter(({ removed }) => !removed)}
        />
      </Box>
    </Box>
  );
}

interface SideProps {
  title: string;
  /** The path of a picture to show in place of the text. */
  picture: string | false | null;
  changes: ChangeObject<string[]>[];
}

function Side({ title, picture, changes }: SideProps) {
  const lines = changes.flatMap(({ value, added, removed }) =>
    value.map((text) => ({
      text,
      Mark: added ? ('ins' as const) : removed ? ('del' as const) : Fragment,
    })),
  );
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1, minWidth: 0 }}>
      <Typography variant="body2" color="text.secondary">
        {title}
      </Typography>
      <Box tabIndex={0} role="group" aria-label={title} sx={{ maxHeight: 240, overflow: 'auto' }}>
        {picture ? (
          <Box component="img" src={`/${picture}?w=480`} alt={title} sx={pictureStyles} />
        ) : (
          Object.entries(lines).map(([number, { text, Mark }]) => (
            <Typography key={number} sx={{ overflowWrap: 'anywhere', mb: 0.5 }}>
              <Mark>{text || '(empty)'}</Mark>
            </Typography>
          ))
        )}
      </Box>
    </Box>
  );
}

const pictureStyles = { display: 'block', width: 240, maxWidth: '100%', borderRadius: 1 } as const;

function shown(source: string, value: string | null): string {
  if (source === 'image_alt' && !value) {
    return value === null ? '(not decided)' : '(decorative)';
  }
  return source === 'date' && value ? formatDate(value) : (value ?? '');
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
