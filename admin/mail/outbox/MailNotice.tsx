import { Alert } from '@mui/material';
import type { MailState } from '../../../api/types';
import { useRead } from '../../useRead';

/** Says so where mail isn't set up: nothing leaves the server, and nothing is lost. */
export function MailNotice() {
  const { data } = useRead<MailState>('/api/mail-state');
  if (!data || data.transport) return null;
  return (
    <Alert severity="warning" sx={{ mb: 1 }}>
      Mail isn’t set up, so nothing leaves this server. What you send waits in the outbox until
      MAIL_FROM and either SMTP_URL or BREVO_API_KEY are set.
    </Alert>
  );
}
