import { Box, Typography } from '@mui/material';
import type { Comparison } from '../../../api/types';
import { formatDate } from '../../dates';
import { fieldName } from './describeChanges';
import { markSx } from './markSx';

type Field = Comparison['fields'][number];

/** The fields that differ, side by side; of the others their names. */
export function ComparedFields({ fields }: Pick<Comparison, 'fields'>) {
  const changed = fields.filter(({ from, to }) => from !== to);
  const same = fields.filter(({ from, to }) => from === to);
  return (
    <Box sx={{ mt: 1 }}>
      {changed.map((field) => (
        <Box key={field.name} sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}>
          <Typography component="h3" variant="body2" sx={{ fontWeight: 650 }}>
            {fieldName(field.name)}
          </Typography>
          <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: '1fr 1fr' }, ...markSx }}>
            <Side title="Before" tag="del" field={field} value={field.from} />
            <Side title="After" tag="ins" field={field} value={field.to} />
          </Box>
        </Box>
      ))}
      <Typography variant="body2" color="text.secondary" sx={{ pt: 1 }}>
        {changed.length === 0
          ? 'All fields are the same.'
          : `The same in both: ${same.map(({ name }) => fieldName(name)).join(', ')}.`}
      </Typography>
    </Box>
  );
}

interface SideProps {
  title: string;
  tag: 'ins' | 'del';
  field: Field;
  value: string | null;
}

function Side({ title, tag, field: { name }, value }: SideProps) {
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', typography: 'body2' }}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {title}:{' '}
      </Box>
      {name === 'image_url' && value ? (
        <Box
          component="img"
          src={`/${value}?w=480`}
          alt={tag === 'del' ? 'The picture before' : 'The picture after'}
          sx={{ display: 'block', width: 240, maxWidth: '100%', borderRadius: 1, mt: 0.5 }}
        />
      ) : (
        <Box component={tag}>{shown(name, value)}</Box>
      )}
    </Box>
  );
}

function shown(name: Field['name'], value: string | null): string {
  if (name === 'image_alt' && value === null) return '(nobody has decided)';
  if (name === 'image_alt' && value === '') return '(only decorates)';
  return (name === 'date' ? formatDate(value ?? '') : value) || '(empty)';
}
