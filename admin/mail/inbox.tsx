import OutboxOutlinedIcon from '@mui/icons-material/Outbox';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import type { EnquiryNumbers } from '../../api/types';
import { useRead } from '../reads';
import { CountedIcon } from '../ui/layout/CountedIcon';

const pauseMs = 60_000;

/** How many enquiries and messages wait, and for how long; asked each minute while the tab is shown. */
export const useInboxNumbers = () =>
  useRead<EnquiryNumbers>('enquiry-numbers', '', {
    refetchInterval: pauseMs,
    refetchOnWindowFocus: true,
  });

/** The menu's icon, with the number of messages that could not be delivered or wait to be sent. */
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

/** Leads to everything about an address, which stands in no URL on the way. */
export const PersonalDataButton = ({ email, label }: { email: string; label: string }) => (
  <Button component={Link} to="/personal-data" state={{ email }}>
    {label}
  </Button>
);
