import BadgeIcon from '@mui/icons-material/Badge';
import BusinessIcon from '@mui/icons-material/Business';
import EventBusyIcon from '@mui/icons-material/EventBusy';
import ForumIcon from '@mui/icons-material/Forum';
import HandshakeIcon from '@mui/icons-material/Handshake';
import InsightsIcon from '@mui/icons-material/Insights';
import PlaceIcon from '@mui/icons-material/Place';
import VerifiedIcon from '@mui/icons-material/Verified';
import { Typography } from '@mui/material';
import { Link } from 'react-admin';
import { MisfitList } from '../bookings/MisfitList';
import { plainPages, singlePage } from '../plain/plainPages';
import type { Pages } from '../ui/pages';
import { PersonAccount } from './PersonAccount';

/** What no longer fits, above the rows that decide when people can be met. */
const misfits = <MisfitList />;

/** Where the firm reads which of its duties the site meets, and how. */
const duties = (
  <Typography sx={{ mb: 2 }}>
    <Link to="/duties">Duties before the law, and where the site meets them</Link>
  </Typography>
);

export const pages = {
  offices: plainPages('offices', PlaceIcon, { above: misfits }),
  people: plainPages('people', BadgeIcon, { above: misfits, below: <PersonAccount /> }),
  'special-days': plainPages('special-days', EventBusyIcon, { above: misfits }),
  'consultation-kinds': plainPages('consultation-kinds', ForumIcon),
  partners: plainPages('partners', HandshakeIcon),
  claims: plainPages('claims', InsightsIcon),
  approvals: plainPages('approvals', VerifiedIcon),
  company: singlePage('company', BusinessIcon, duties),
} satisfies Record<string, Pages>;
