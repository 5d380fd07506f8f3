import InboxIcon from '@mui/icons-material/Inbox';
import { Badge, Box } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useEnquiryNumbers } from './useEnquiryNumbers';

/** The menu's icon, with the number of new enquiries on it. */
export function EnquiriesIcon() {
  const { data } = useEnquiryNumbers();
  const count = data?.new ?? 0;
  return (
    <>
      <Badge
        badgeContent={count}
        color="warning"
        max={99}
        slotProps={{ badge: { 'aria-hidden': true } }}
      >
        <InboxIcon />
      </Badge>
      {count > 0 && (
        <Box component="span" sx={visuallyHidden}>
          {count} new{' '}
        </Box>
      )}
    </>
  );
}
