import BarChartIcon from '@mui/icons-material/BarChart';
import DescriptionIcon from '@mui/icons-material/Description';
import InboxIcon from '@mui/icons-material/Inbox';
import PersonSearchIcon from '@mui/icons-material/PersonSearch';
import { useInboxNumbers } from '../mail/inbox';
import { CountedIcon } from '../ui/layout/CountedIcon';
import { lazyPage } from '../ui/layout/lazyPage';
import type { Pages } from '../ui/pages';
import { plainPages } from '../ui/plain/plainPages';

export const pages = {
  enquiries: {
    list: lazyPage(() => import('./EnquiryList'), 'EnquiryList'),
    create: lazyPage(() => import('./EnquiryCreate'), 'EnquiryCreate'),
    edit: lazyPage(() => import('./EnquiryPage'), 'EnquiryPage'),
    show: lazyPage(() => import('./OnePerson'), 'OnePerson'),
    icon: EnquiriesIcon,
    recordRepresentation: 'name',
  },
  'enquiry-year': {
    page: lazyPage(() => import('./YearPage'), 'YearPage'),
    icon: BarChartIcon,
  },
  'answer-templates': plainPages('answer-templates', DescriptionIcon),
  'personal-data': {
    page: lazyPage(() => import('./PersonalDataPage'), 'PersonalDataPage'),
    icon: PersonSearchIcon,
  },
} satisfies Record<string, Pages>;

/** The menu's icon, with the number of new enquiries and undelivered replies. */
function EnquiriesIcon() {
  const { new: fresh = 0, undelivered = 0 } = useInboxNumbers().data ?? {};
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
