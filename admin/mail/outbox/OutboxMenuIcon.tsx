import OutboxIcon from '@mui/icons-material/Outbox';
import { useEnquiryNumbers } from '../../enquiries/useEnquiryNumbers';
import { CountedIcon } from '../../ui/layout/CountedIcon';

/** The menu's icon, with the number of messages that could not be delivered. */
export function OutboxMenuIcon() {
  const failed = useEnquiryNumbers().data?.failed_messages ?? 0;
  return <CountedIcon icon={<OutboxIcon />} count={failed} words={`${failed} failed`} isError />;
}
