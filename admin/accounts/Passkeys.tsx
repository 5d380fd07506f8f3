import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { AddedTwoFactor, ShownPasskey } from '../../api/types';
import { write } from '../dataProvider';
import { useRead } from '../reads';
import { FieldInput } from '../ui/forms/FieldInput';
import { FormDialog } from '../ui/forms/FormDialog';
import type { FieldSpec } from '../ui/forms/fields';
import { ActionButton } from '../ui/layout/ActionButton';
import { canUsePasskeys, createPasskey } from './passkeys';
import { AccountRow, AccountRows, useSessions } from './Sessions';

interface Props {
  /** True if there is no other second factor. */
  isLast: boolean;
  isRequired: boolean;
  onAdded(added: AddedTwoFactor): void;
}

/** The admin's passkeys: adds, renames and removes them. */
export function Passkeys({ isLast, isRequired, onAdded }: Props) {
  const { data: passkeys = [], error } = useRead<ShownPasskey[]>('passkeys');
  // Dialogs read their initial values on open, so the proposed name must be loaded before.
  const { data: sessions, isPending } = useSessions();
  const device = sessions?.find(({ is_current }) => is_current)?.device;
  const [isAdding, setIsAdding] = useState(false);
  const [renamed, setRenamed] = useState<ShownPasskey>();
  return (
    <>
      <AccountRows label="Passkeys" error={error}>
        {passkeys.map((passkey) => (
          <AccountRow key={passkey.id} {...passkey}>
            <Button aria-label={`Rename ${passkey.name}`} onClick={() => setRenamed(passkey)}>
              Rename
            </Button>
            {!(isLast && isRequired) && (
              <ActionButton
                resource="passkeys"
                id={passkey.id}
                done="Passkey removed. Delete it on the device too."
                ask={{
                  title: `Remove the passkey “${passkey.name}”?`,
                  content: `It no longer signs you in. ${removalWarning(isLast)}`,
                  confirm: 'Remove',
                }}
                size="medium"
                aria-label={`Remove ${passkey.name}`}
              >
                Remove
              </ActionButton>
            )}
          </AccountRow>
        ))}
      </AccountRows>
      <Typography sx={{ my: 1 }}>
        A passkey signs you in with the fingerprint, face or PIN of your phone or computer, or with
        a security key: after the password, or on its own.
      </Typography>
      {canUsePasskeys() ? (
        <Button variant="contained" disabled={isPending} onClick={() => setIsAdding(true)}>
          Add a passkey…
        </Button>
      ) : (
        <Typography color="text.secondary">
          This browser can’t use passkeys at this address.
        </Typography>
      )}
      {isAdding && (
        <NameDialog
          title="Add a passkey"
          name={device ?? ''}
          submit="Continue"
          save={async (name) => onAdded(await createPasskey(name))}
          done="Passkey added."
          onClose={() => setIsAdding(false)}
        />
      )}
      {renamed && (
        <NameDialog
          title="Rename the passkey"
          name={renamed.name}
          submit="Rename"
          save={(name) => write('passkeys', { id: renamed.id, data: { name } })}
          done="Renamed."
          onClose={() => setRenamed(undefined)}
        />
      )}
    </>
  );
}

/** Returns what removing a second factor means for signing in. */
export const removalWarning = (isLast: boolean): string =>
  isLast
    ? 'After that, your password alone signs you in, and your recovery codes stop working.'
    : 'Your other sign-in methods stay.';

interface NameDialogProps {
  title: string;
  name: string;
  submit: string;
  save(name: string): Promise<unknown>;
  done: string;
  onClose(): void;
}

function NameDialog({ title, name, submit, save, done, onClose }: NameDialogProps) {
  return (
    <FormDialog
      title={title}
      fields={[nameField]}
      values={{ name }}
      changes="passkeys"
      save={async (values) => {
        await save(values.name);
      }}
      submit={submit}
      done={done}
      onDone={onClose}
      onClose={onClose}
    >
      <FieldInput
        field={nameField}
        autoFocus
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
    </FormDialog>
  );
}

const nameField: FieldSpec = {
  source: 'name',
  label: 'Name',
  help: 'Shows you which device it is on.',
};
