import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { FormField } from './FormField';
import { textLines } from './textLines';

interface Props {
  field: FormField;
  stored: string;
  typed: string;
}

/** One field's two versions side by side, with the lines marked that the other one lacks. */
export function VersionDifference({ field, stored, typed }: Props) {
  const [storedLines, typedLines] =
    field.kind === 'html' ? textLines(stored, typed) : [stored.split('\n'), typed.split('\n')];
  return (
    <Box sx={{ mb: 2 }}>
      <Typography component="h3" sx={{ fontWeight: 650 }}>
        {field.label}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <Version title="Stored now" lines={storedLines} others={typedLines} />
        <Version title="Yours" lines={typedLines} others={storedLines} />
      </Box>
    </Box>
  );
}

const line = { display: 'block', overflowWrap: 'anywhere', mb: 0.5 };
const marked = { color: 'inherit', bgcolor: 'rgb(242 182 50 / 35%)' };

interface VersionProps {
  title: string;
  lines: string[];
  others: string[];
}

function Version({ title, lines, others }: VersionProps) {
  const numbered = lines.map((text, number) => ({
    text,
    number,
    isShared: others.includes(text),
  }));
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1, minWidth: 0 }}>
      <Typography variant="body2" color="text.secondary">
        {title}
      </Typography>
      <Box tabIndex={0} role="group" aria-label={title} sx={{ maxHeight: 240, overflow: 'auto' }}>
        {numbered.map(({ text, number, isShared }) => (
          <Typography
            key={number}
            component={isShared ? 'p' : 'mark'}
            sx={{ ...line, ...(isShared ? {} : marked) }}
          >
            {text || '(empty)'}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
