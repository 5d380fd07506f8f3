import { List, ListItem, ListItemText, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { ShownSession } from '../../api/types';
import { formatMoment } from '../dates';
import { useRead } from '../reads';
import { ActionButton } from '../ui/layout/ActionButton';

/** The admin's own sessions. */
export const useSessions = () => useRead<ShownSession[]>('sessions');

/** Lists the admin's sessions, and ends one or all others. */
export function Sessions() {
  const { data: sessions = [], error } = useSessions();
  return (
    <>
      <AccountRows label="Sessions" error={error}>
        {sessions.map(({ id, device, is_current, ...times }) => (
          <AccountRow
            key={id}
            name={`${device || 'Unknown browser'}${is_current ? ' (this one)' : ''}`}
            {...times}
          >
            {!is_current && (
              <ActionButton
                resource="sessions"
                id={id}
                done="Session ended."
                aria-label={`End ${device || 'the session'} of ${formatMoment(times.created_at)}`}
              >
                End
              </ActionButton>
            )}
          </AccountRow>
        ))}
      </AccountRows>
      {sessions.length > 1 && (
        <ActionButton
          resource="sessions"
          verb="delete"
          done="Sessions ended."
          size="medium"
          variant="outlined"
          sx={{ mt: 1 }}
        >
          End all others
        </ActionButton>
      )}
    </>
  );
}

interface RowsProps {
  label: string;
  error: Error | null;
  children: ReactNode;
}

/** Passkeys or sessions, one per row. */
export const AccountRows = ({ label, error, children }: RowsProps) => (
  <>
    {error && <Typography role="alert">{error.message}</Typography>}
    <List disablePadding aria-label={label}>
      {children}
    </List>
  </>
);

interface RowProps {
  name: string;
  /** ISO texts. */
  created_at: string;
  last_used_at: string | null;
  /** Buttons; they wrap below the text on narrow screens. */
  children: ReactNode;
}

export const AccountRow = ({ name, created_at, last_used_at, children }: RowProps) => (
  <ListItem divider disableGutters sx={{ flexWrap: 'wrap', gap: 1 }}>
    <ListItemText
      primary={name}
      secondary={`Since ${formatMoment(created_at)}; ${
        last_used_at ? `last used ${formatMoment(last_used_at)}` : 'not used yet'
      }`}
      sx={{ flex: '1 1 11rem', overflowWrap: 'anywhere' }}
    />
    {children}
  </ListItem>
);
