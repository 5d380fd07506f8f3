import { Box, type SxProps, type Theme, Typography } from '@mui/material';
import { type ChangeObject, diffLines, diffWordsWithSpace } from 'diff';
import { Fragment } from 'react';
import { formatDate } from '../../dates';
import { inertBody } from '../inertBody';
import type { FormField } from './fields';

/** As forms have it; null where there is none. */
type FieldValue = string | number | null;

interface Props {
  field: FormField;
  before: FieldValue;
  after: FieldValue;
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

/** One field's two versions side by side, with the words marked that the other one lacks. */
export function FieldDifference({ field, before, after, titles = ['Before', 'After'] }: Props) {
  const { label } = field;
  const texts = [before, after].map((value) => textOfValue(field, value));
  // Where only the markup differs, that is shown.
  const [one, other] = texts[0] === texts[1] ? [before, after].map(tagLines) : texts;
  const changes = changedWords(one ?? '', other ?? '');
  const isPicture = field.shown === 'image';
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

/** Words that differ; lines, where two long texts have so little in common that words take too long. */
const changedWords = (one: string, other: string): ChangeObject<string>[] =>
  diffWordsWithSpace(one, other, { timeout: 300 }) ?? diffLines(one, other);

interface SideProps {
  title: string;
  /** The path of a picture to show in place of the text. */
  picture: FieldValue | false;
  changes: ChangeObject<string>[];
}

function Side({ title, picture, changes }: SideProps) {
  const isEmpty = changes.every(({ value }) => value === '');
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1, minWidth: 0 }}>
      <Typography variant="body2" color="text.secondary">
        {title}
      </Typography>
      <Box
        tabIndex={0}
        role="group"
        aria-label={title}
        sx={{ maxHeight: '60vh', overflow: 'auto' }}
      >
        {picture ? (
          <Box component="img" src={`/${picture}?w=480`} alt={title} sx={pictureStyles} />
        ) : (
          <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
            {isEmpty
              ? '(empty)'
              : Object.entries(changes).map(([number, { value, added, removed }]) => {
                  const Mark = added ? 'ins' : removed ? 'del' : Fragment;
                  return <Mark key={number}>{value}</Mark>;
                })}
          </Typography>
        )}
      </Box>
    </Box>
  );
}

const pictureStyles = { display: 'block', width: 240, maxWidth: '100%', borderRadius: 1 } as const;

/** A value as it is read; of an article's HTML its words, a line a block. */
function textOfValue({ shown, kind }: FormField, value: FieldValue): string {
  if (kind === 'html') return htmlLines(String(value ?? '')).join('\n');
  if (shown === 'altText' && !value) return value === '' ? '(decorative)' : '(not decided)';
  return shown === 'date' && value ? formatDate(String(value)) : String(value ?? '');
}

const blockEnd = /<\/(?:p|h[1-6]|li|blockquote|div|tr|figcaption|pre)>|<br\s*\/?>/gi;

/** What an article's HTML says, a line a block. */
function htmlLines(html: string): string[] {
  const lines = (inertBody(html.replace(blockEnd, '$&\n')).textContent ?? '')
    .split('\n')
    .map((text) => text.trim());
  return lines.filter((text) => text !== '');
}

const tagLines = (html: FieldValue): string => String(html ?? '').replace(/></g, '>\n<');
