import { Box, type SxProps, type Theme, Typography } from '@mui/material';
import { type ChangeObject, diffLines, diffWordsWithSpace } from 'diff';
import { Fragment } from 'react';
import { inertBody } from '../inertBody';
import type { FieldSpec } from './fields';
import { valueInWords } from './valueInWords';

/** As in forms; null if there is none. */
type FieldValue = string | number | boolean | readonly unknown[] | null;

interface Props {
  field: FieldSpec;
  before: FieldValue;
  after: FieldValue;
  /** Labels of the two sides. */
  titles?: readonly [before: string, after: string];
}

/** Styles of added and removed words in the admin, light and dark. */
export const markSx = {
  '& ins': ({ palette }) => ({
    color: palette.success.main,
    backgroundColor: palette.mode === 'dark' ? '#1C3028' : '#E4F0E8',
    textDecorationThickness: '1px',
    textUnderlineOffset: '2px',
  }),
  '& del': { color: 'error.main' },
} satisfies SxProps<Theme>;

/** A field's two versions side by side, with differing words marked. */
export function FieldDifference({ field, before, after, titles = ['Before', 'After'] }: Props) {
  const { label } = field;
  const texts = [before, after].map((value) => textOfValue(field, value));
  // If only the markup differs, shows the markup.
  const [one, other] = texts[0] === texts[1] ? [before, after].map(tagLines) : texts;
  const changes = changedWords(one ?? '', other ?? '');
  const isPicture = field.kind === 'image';
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

/** Compares words, or lines if long texts differ too much. */
const changedWords = (one: string, other: string): ChangeObject<string>[] =>
  diffWordsWithSpace(one, other, { timeout: 300 }) ?? diffLines(one, other);

interface SideProps {
  title: string;
  /** Path of an image to show instead of text. */
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

/** Formats a value for reading; an article's HTML as one line per block. */
function textOfValue({ kind }: FieldSpec, value: FieldValue): string {
  if (kind === 'html') return htmlLines(String(value ?? '')).join('\n');
  if (kind === 'alt' && !value) return value === '' ? '(decorative)' : '(not decided)';
  return valueInWords(kind, value);
}

const blockEnd = /<\/(?:p|h[1-6]|li|blockquote|div|tr|figcaption|pre)>|<br\s*\/?>/gi;

/** Returns the text of HTML, one line per block. */
function htmlLines(html: string): string[] {
  const lines = (inertBody(html.replace(blockEnd, '$&\n')).textContent ?? '')
    .split('\n')
    .map((text) => text.trim());
  return lines.filter((text) => text !== '');
}

const tagLines = (html: FieldValue): string => String(html ?? '').replace(/></g, '>\n<');
