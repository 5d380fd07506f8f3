import { Card, Stack, Typography } from '@mui/material';
import { TextInput, useInput, useRecordContext } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { UsedMedia } from '../../api/types';
import { formatDay } from '../dates';
import type { FormField } from '../ui/forms/FormField';
import { FreshEdit } from '../ui/forms/FreshEdit';
import { RecordForm } from '../ui/forms/RecordForm';
import { PageHeading } from '../ui/layout/PageHeading';
import { DeleteMediaButton } from './DeleteMediaButton';
import { FocalPoint } from './FocalPoint';
import { fileSize } from './fileSize';
import { BackToMedia } from './MediaList';
import { MediaUses } from './MediaUses';
import { RecoverButton } from './RecoverButton';
import { ReplaceButton } from './ReplaceButton';
import { WordsInput } from './WordsInput';
import { wordsProblem } from './wordsProblem';

const fields: readonly FormField[] = [
  { source: 'name', label: 'Name', isRequired: false, kind: 'text' },
];

/** One picture: its alt text, name and focal point, and where it is used. */
export function MediaEdit() {
  return (
    <>
      <PageHeading title="Picture">
        <BackToMedia />
      </PageHeading>
      <FreshEdit>
        <Card>
          <RecordForm
            fields={fields}
            savedMessage="Picture updated."
            check={({ alt }: FieldValues) => {
              const problem = wordsProblem(typeof alt === 'string' ? alt : null);
              return problem ? { alt: problem } : ({} as Record<string, string>);
            }}
            saveLabel="Update Picture"
          >
            <Inputs />
          </RecordForm>
        </Card>
      </FreshEdit>
    </>
  );
}

function Inputs() {
  const media = useRecordContext<UsedMedia>();
  // Neither way does an undecided null become the empty text of a decoration.
  const asItIs = (words: string | null) => words;
  const alt = useInput({ source: 'alt', parse: asItIs, format: asItIs });
  const x = useInput({ source: 'focus_x' });
  const y = useInput({ source: 'focus_y' });
  if (!media) return null;
  const { id, extension, width, height, size, created_at } = media;
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {width} × {height} pixels · {fileSize(size)} · uploaded {formatDay(created_at)}
      </Typography>
      <FocalPoint
        src={`/images/${id}.${extension}?w=960`}
        value={{ x: x.field.value, y: y.field.value }}
        onChange={(point) => {
          x.field.onChange(point.x);
          y.field.onChange(point.y);
        }}
      />
      <WordsInput
        value={alt.field.value ?? null}
        onChange={alt.field.onChange}
        problem={alt.fieldState.error?.message}
      />
      <TextInput source="name" label="Name" helperText={false} />
      <MediaUses uses={media.uses ?? []} />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <ReplaceButton media={media} />
        {media.deleted_at ? <RecoverButton media={media} /> : <DeleteMediaButton media={media} />}
      </Stack>
    </>
  );
}
