import { Button } from '@mui/material';
import { useState } from 'react';
import type { MailState } from '../../api/types';
import { useRead } from '../reads';
import { FormDialog } from '../ui/forms/FormDialog';
import type { FieldSpec } from '../ui/forms/fields';

const fields: readonly FieldSpec[] = [
  {
    source: 'to',
    label: 'Email',
    help: 'Look there whether it arrives, and not among the spam. It also appears in the outbox.',
  },
];

export function TestMailButton() {
  const { data } = useRead<MailState>('mail-state');
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  if (!data?.transport) return null;
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        Send a test mail
      </Button>
      {isOpen && (
        <FormDialog
          title="Send a test mail"
          fields={fields}
          values={{ to: data.to[0] ?? '' }}
          changes="test-mails"
          write={(data) => ({ data })}
          submit="Send"
          done="Test mail on its way."
          onDone={close}
          onClose={close}
        />
      )}
    </>
  );
}
