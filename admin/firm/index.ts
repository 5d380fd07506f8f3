import BadgeIcon from '@mui/icons-material/Badge';
import BusinessIcon from '@mui/icons-material/Business';
import EventBusyIcon from '@mui/icons-material/EventBusy';
import HandshakeIcon from '@mui/icons-material/Handshake';
import InsightsIcon from '@mui/icons-material/Insights';
import PlaceIcon from '@mui/icons-material/Place';
import VerifiedIcon from '@mui/icons-material/Verified';
import type { Pages } from '../ui/pages';
import { plainPages, singlePage } from '../ui/plain/plainPages';

export const pages = {
  offices: plainPages('offices', PlaceIcon),
  people: plainPages('people', BadgeIcon),
  'special-days': plainPages('special-days', EventBusyIcon),
  partners: plainPages('partners', HandshakeIcon),
  claims: plainPages('claims', InsightsIcon),
  approvals: plainPages('approvals', VerifiedIcon),
  company: singlePage('company', BusinessIcon),
} satisfies Record<string, Pages>;
