import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { MailState } from '../../api/types';
import { httpClient } from '../httpClient';

/** Says so where mail isn't set up: nothing leaves the server, and nothing is lost. */
export function MailNotice() {
  const { data } = useQuery({
    queryKey: ['outbox', 'state'],
    queryFn: async ({ signal }): Promise<MailState> =>
      (await httpClient('/api/mail-state', { signal })).json,
  });
  if (!data || data.transport) return null;
  return (
    <Alert severity="warning" sx={{ mb: 1 }}>
      Mail isn’t set up, so nothing leaves the server: what you send waits in the Outbox until
      MAIL_FROM and SMTP_URL or BREVO_API_KEY are set.
    </Alert>
  );
}
