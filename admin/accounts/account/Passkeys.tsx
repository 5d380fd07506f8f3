import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm, useNotify } from 'react-admin';
import type { AddedSecondStep, ShownPasskey } from '../../../api/types';
import { send } from '../../httpClient';
import { useRead } from '../../useRead';
import { canUsePasskeys, makePasskey } from '../passkeys/passkeys';
import { AccountRow } from './AccountRow';
import { PasskeyName } from './PasskeyName';
import { useSessions } from './Sessions';
import { useAccountChange } from './useAccount';
import { whatGoes } from './whatGoes';

interface Props {
  /** Whether there is but one second step. */
  isLast: boolean;
  isRequired: boolean;
  onAdded(answer: AddedSecondStep): void;
}

const address = '/api/passkeys';

/** One's passkeys: adding, renaming and removing them. */
export function Passkeys({ isLast, isRequired, onAdded }: Props) {
  const notify = useNotify();
  const { data: passkeys = [], error } = useRead<ShownPasskey[]>(address);
  const device = useSessions().data?.find(({ is_current }) => is_current)?.device;
  const [isAdding, setIsAdding] = useState(false);
  const [renamed, setRenamed] = useState<ShownPasskey>();
  const [removed, setRemoved] = useState<ShownPasskey>();
  const tell = (what: string) => notify(what, { type: 'success' });

  const add = useAccountChange(makePasskey, (answer) => {
    setIsAdding(false);
    tell('The passkey is added.');
    onAdded(answer);
  });
  const rename = useAccountChange(
    ({ id, name }: ShownPasskey) => send<unknown>('PUT', `${address}/${id}`, { name }),
    () => {
      setRenamed(undefined);
      tell('Renamed.');
    },
  );
  const remove = useAccountChange(
    ({ id }: ShownPasskey) => send<unknown>('DELETE', `${address}/${id}`),
    () => tell('The passkey is removed. Delete it on the device too.'),
  );

  return (
    <>
      {error && <Typography role="alert">{error.message}</Typography>}
      {passkeys.length > 0 && (
        <Box component="ul" aria-label="Passkeys" sx={{ p: 0, m: 0, mb: 1, listStyle: 'none' }}>
          {passkeys.map((passkey) => (
            <AccountRow
              key={passkey.id}
              name={passkey.name}
              since={passkey.created_at}
              lastUsed={passkey.last_used_at}
            >
              <Button aria-label={`Rename ${passkey.name}`} onClick={() => setRenamed(passkey)}>
                Rename
              </Button>
              {!(isLast && isRequired) && (
                <Button
                  aria-label={`Remove ${passkey.name}`}
                  disabled={remove.isPending}
                  onClick={() => setRemoved(passkey)}
                >
                  Remove
                </Button>
              )}
            </AccountRow>
          ))}
        </Box>
      )}
      <Typography sx={{ mb: 1 }}>
        A passkey signs you in with the finger, face or PIN of a phone or computer, or with a
        security key: after the password, or alone.
      </Typography>
      {canUsePasskeys() ? (
        <Button variant="contained" onClick={() => setIsAdding(true)}>
          Add a passkey…
        </Button>
      ) : (
        <Typography color="text.secondary">This browser can’t have one at this address.</Typography>
      )}
      {isAdding && (
        <PasskeyName
          title="Add a passkey"
          name={device ?? ''}
          confirm="Go on"
          isSending={add.isPending}
          onConfirm={add.mutate}
          onClose={() => setIsAdding(false)}
        />
      )}
      {renamed && (
        <PasskeyName
          title="Rename the passkey"
          name={renamed.name}
          confirm="Rename"
          isSending={rename.isPending}
          onConfirm={(name) => rename.mutate({ ...renamed, name })}
          onClose={() => setRenamed(undefined)}
        />
      )}
      <Confirm
        isOpen={removed !== undefined}
        title={`Remove the passkey “${removed?.name ?? ''}”?`}
        content={`It no longer signs you in. ${whatGoes(isLast)}`}
        confirm="Remove"
        onConfirm={() => {
          if (removed) remove.mutate(removed);
          setRemoved(undefined);
        }}
        onClose={() => setRemoved(undefined)}
      />
    </>
  );
}
