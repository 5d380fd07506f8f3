import OutboxOutlinedIcon from '@mui/icons-material/Outbox';
import type { EnquiryNumbers } from '../../api/types';
import { useRead } from '../reads';
import { maySeeClients } from '../signedIn';
import { CountedIcon } from '../ui/layout/CountedIcon';

const pauseMs = 60_000;

/** Counts of pending enquiries and messages, refreshed each minute while the tab is visible. */
export const useInboxNumbers = () =>
  useRead<EnquiryNumbers>('enquiry-numbers', '', {
    enabled: maySeeClients(),
    refetchInterval: pauseMs,
    refetchOnWindowFocus: true,
  });

/** The menu's icon, with the number of undelivered and queued messages. */
export function OutboxIcon() {
  const { failed_messages = 0, late_messages = 0 } = useInboxNumbers().data ?? {};
  const unsent = failed_messages + late_messages;
  return (
    <CountedIcon
      icon={<OutboxOutlinedIcon />}
      count={unsent}
      words={`${unsent} not sent`}
      isError
    />
  );
}
