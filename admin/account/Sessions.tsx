import { Box, Button, Typography } from '@mui/material';
import { useNotify } from 'react-admin';
import type { ShownSession } from '../../api/types';
import { formatMoment } from '../blogs/formatDate';
import { send } from '../httpClient';
import { useFromApi } from '../useFromApi';
import { useAccountChange } from './useAccount';

const address = '/api/sessions';
const key = ['account', 'sessions'];

/** Where one is signed in. */
export const useSessions = () => useFromApi<ShownSession[]>(key, address);

/** Where one is signed in, since when, and ending one of them or all others. */
export function Sessions() {
  const notify = useNotify();
  const { data: sessions = [], error } = useSessions();
  const end = useAccountChange(
    (path: string) => send<unknown>('DELETE', address + path),
    () => notify('Ended.', { type: 'success' }),
  );
  return (
    <>
      {error && <Typography role="alert">{error.message}</Typography>}
      <Box component="ul" aria-label="Sessions" sx={{ p: 0, m: 0, listStyle: 'none' }}>
        {sessions.map(({ id, device, created_at, last_used_at, is_current }) => (
          <Box component="li" key={id} sx={rowStyles}>
            <Box sx={wordsStyles}>
              <Typography sx={{ fontWeight: 600 }}>
                {device || 'Unknown browser'}
                {is_current && ' (this one)'}
              </Typography>
              <Typography variant="body2" color="text.secondary">
                Since {formatMoment(created_at)}; last used {formatMoment(last_used_at)}
              </Typography>
            </Box>
            {!is_current && (
              <Button
                aria-label={`End ${device || 'the session'} of ${formatMoment(created_at)}`}
                disabled={end.isPending}
                onClick={() => end.mutate(`/${id}`)}
              >
                End
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {sessions.length > 1 && (
        <Button
          variant="outlined"
          disabled={end.isPending}
          onClick={() => end.mutate('')}
          sx={{ mt: 1 }}
        >
          End all others
        </Button>
      )}
    </>
  );
}

/** Of a list in which each row has buttons. */
export const rowStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

/** What such a row says: where the buttons would leave it no room they go below. */
export const wordsStyles = { flex: '1 1 11rem', overflowWrap: 'anywhere' } as const;
