import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import type { SubmitEvent } from 'react';
import type { EnquiryNote } from '../../api/types';
import { formatMoment } from '../dates';
import { newId } from '../newId';
import type { FieldSpec } from '../ui/forms/fields';
import { RepeatedDialog, repeatedBy } from '../ui/forms/RepeatedDialog';
import { Section } from '../ui/layout/Section';
import type { UnsentNote } from '../unsentText';
import { useChange } from '../useChange';
import { useKeptText } from '../useKeptText';

interface Props {
  enquiryId: string;
  notes: readonly EnquiryNote[];
}

/** Internal notes, never shown to the visitor. */
export function Notes({ enquiryId, notes }: Props) {
  return (
    <Section title="Notes">
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {notes.map(({ id, text, created_by, created_at }) => (
          <Box key={id} component="li">
            <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {text}
            </Typography>
            <Typography variant="body2" color="text.secondary">
              {created_by}, {formatMoment(created_at)}
            </Typography>
          </Box>
        ))}
      </Stack>
      <NewNote enquiryId={enquiryId} />
    </Section>
  );
}

/** Stored in this browser until the server has it, in case the session ends. */
function NewNote({ enquiryId }: Pick<Props, 'enquiryId'>) {
  // A repeated submission is stored once.
  const { kept, isEmpty, keep, clear } = useKeptText('note', enquiryId, emptyNote);
  const add = useChange('enquiry-notes', {
    showsError: true,
    onSuccess: clear,
  });

  const stored = repeatedBy(add.error);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (!isEmpty && !add.isPending) add.mutate({ data: { ...kept, enquiry_id: enquiryId } });
  }

  return (
    <Box component="form" onSubmit={submit} sx={{ mt: 1 }}>
      <TextField
        label="New note"
        multiline
        minRows={2}
        value={kept.text}
        error={add.isError}
        helperText={add.error?.message ?? 'For colleagues: the visitor doesn’t see it.'}
        onChange={({ target }) => keep({ ...kept, text: target.value })}
      />
      <Button type="submit" variant="outlined" disabled={add.isPending || isEmpty}>
        Add note
      </Button>
      {stored && (
        <RepeatedDialog
          fields={[noteField]}
          stored={stored}
          typed={kept}
          onClose={add.reset}
          onOpen={() => {
            add.reset();
            clear();
          }}
          onAnother={() => {
            const another = { ...kept, id: newId() };
            keep(another);
            add.mutate({ data: { ...another, enquiry_id: enquiryId } });
          }}
        />
      )}
    </Box>
  );
}

const noteField: FieldSpec = { source: 'text', label: 'Note' };

const emptyNote = (): UnsentNote => ({ id: newId(), text: '' });
