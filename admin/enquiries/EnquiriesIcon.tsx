import InboxIcon from '@mui/icons-material/Inbox';
import { CountedIcon } from '../ui/layout/CountedIcon';
import { useEnquiryNumbers } from './useEnquiryNumbers';

/** The menu's icon, with the number of new enquiries and of answers that could not be delivered. */
export function EnquiriesIcon() {
  const { data } = useEnquiryNumbers();
  const { new: fresh = 0, undelivered = 0 } = data ?? {};
  const words = [fresh > 0 && `${fresh} new`, undelivered > 0 && `${undelivered} not delivered`];
  return (
    <CountedIcon
      icon={<InboxIcon />}
      count={fresh + undelivered}
      words={words.filter(Boolean).join(', ')}
      isError={undelivered > 0}
    />
  );
}
