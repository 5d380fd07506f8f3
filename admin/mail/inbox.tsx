import OutboxOutlinedIcon from '@mui/icons-material/Outbox';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import type { EnquiryNumbers } from '../../api/types';
import { CountedIcon } from '../ui/layout/CountedIcon';
import { useRead } from '../useRead';

const pauseMs = 60_000;

/** How many enquiries and messages wait, and for how long; asked each minute while the tab is shown. */
export const useInboxNumbers = () =>
  useRead<EnquiryNumbers>('/api/enquiry-numbers', {
    refetchInterval: pauseMs,
    refetchOnWindowFocus: true,
  });

/** The menu's icon, with the number of messages that could not be delivered. */
export function OutboxIcon() {
  const failed = useInboxNumbers().data?.failed_messages ?? 0;
  return (
    <CountedIcon icon={<OutboxOutlinedIcon />} count={failed} words={`${failed} failed`} isError />
  );
}

/** Leads to everything about an address, which stands in no URL on the way. */
export const PersonalDataButton = ({ email, label }: { email: string; label: string }) => (
  <Button component={Link} to="/personal-data" state={{ email }}>
    {label}
  </Button>
);
