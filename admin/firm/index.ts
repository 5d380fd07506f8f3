import BadgeIcon from '@mui/icons-material/Badge';
import BusinessIcon from '@mui/icons-material/Business';
import EventBusyIcon from '@mui/icons-material/EventBusy';
import PlaceIcon from '@mui/icons-material/Place';
import StarIcon from '@mui/icons-material/Star';
import ThumbUpIcon from '@mui/icons-material/ThumbUp';
import TrendingUpIcon from '@mui/icons-material/TrendingUp';
import type { Pages } from '../ui/pages';
import { plainPages, singlePage } from '../ui/plain/plainPages';

export const pages = {
  offices: plainPages('offices', PlaceIcon),
  people: plainPages('people', BadgeIcon),
  'special-days': plainPages('special-days', EventBusyIcon),
  partners: plainPages('partners', StarIcon),
  claims: plainPages('claims', TrendingUpIcon),
  approvals: plainPages('approvals', ThumbUpIcon),
  company: singlePage('company', BusinessIcon),
} satisfies Record<string, Pages>;
