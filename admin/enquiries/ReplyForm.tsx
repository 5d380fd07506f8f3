import { Button, Stack, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, required, SaveButton, TextInput, useCreate, useNotify } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { sydneyParts, sydneyToUtc } from '../dates';
import { newId } from '../newId';

/** Adds what the client wrote back by email; the enquiry is open again then. */
export function ReplyForm({ enquiryId }: { enquiryId: string }) {
  const [id, setId] = useState<string>();
  const [create, { isPending }] = useCreate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  if (!id) {
    return (
      <Button sx={{ mt: 1 }} onClick={() => setId(newId())}>
        Add their reply
      </Button>
    );
  }

  async function submit({ text, at = '' }: FieldValues) {
    const [day = '', time = ''] = String(at).split('T');
    const received_at = sydneyToUtc(day, time);
    if (!received_at) return { at: 'Enter the date and time when it came.' };
    try {
      const data = { id, enquiry_id: enquiryId, text, received_at };
      await create('enquiry-replies', { data }, { returnPromise: true });
      setId(undefined);
      notify('Reply added. The enquiry is open again.', { type: 'success' });
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error' });
    }
    await queryClient.invalidateQueries();
  }

  return (
    <Form defaultValues={{ at: nowInSydney() }} onSubmit={submit}>
      <Typography component="h3" variant="subtitle1" sx={{ mt: 2 }}>
        Add their reply
      </Typography>
      <TextInput
        source="text"
        label="What they wrote"
        multiline
        minRows={4}
        validate={required()}
        helperText="Paste it from the office’s mailbox."
      />
      <TextInput
        source="at"
        label="Received (Sydney time)"
        type="datetime-local"
        validate={required()}
        helperText={false}
      />
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        <SaveButton label="Add reply" alwaysEnable={!isPending} disabled={isPending} />
        <Button onClick={() => setId(undefined)}>Cancel</Button>
      </Stack>
    </Form>
  );
}

function nowInSydney(): string {
  const { day, time } = sydneyParts(new Date().toISOString());
  return `${day}T${time}`;
}
