import { Box, Button, Typography } from '@mui/material';
import { useNotify } from 'react-admin';
import type { ShownSession } from '../../../api/types';
import { formatMoment } from '../../dates';
import { send } from '../../httpClient';
import { ActionButton } from '../../ui/layout/ActionButton';
import { useRead } from '../../useRead';
import { AccountRow } from './AccountRow';
import { useAccountChange } from './useAccount';

const address = '/api/sessions';

/** Where one is signed in. */
export const useSessions = () => useRead<ShownSession[]>(address);

/** Where one is signed in, since when, and ending one of them or all others. */
export function Sessions() {
  const notify = useNotify();
  const { data: sessions = [], error } = useSessions();
  const end = useAccountChange(
    () => send<unknown>('DELETE', address),
    () => notify('Sessions ended.', { type: 'success' }),
  );
  return (
    <>
      {error && <Typography role="alert">{error.message}</Typography>}
      <Box component="ul" aria-label="Sessions" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {sessions.map(({ id, device, created_at, last_used_at, is_current }) => (
          <AccountRow
            key={id}
            name={`${device || 'Unknown browser'}${is_current ? ' (this one)' : ''}`}
            since={created_at}
            lastUsed={last_used_at}
          >
            {!is_current && (
              <ActionButton
                resource="sessions"
                id={id}
                done="Session ended."
                aria-label={`End ${device || 'the session'} of ${formatMoment(created_at)}`}
              >
                End
              </ActionButton>
            )}
          </AccountRow>
        ))}
      </Box>
      {sessions.length > 1 && (
        <Button
          variant="outlined"
          disabled={end.isPending}
          onClick={() => end.mutate(undefined)}
          sx={{ mt: 1 }}
        >
          End all others
        </Button>
      )}
    </>
  );
}
