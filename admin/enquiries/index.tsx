import BarChartIcon from '@mui/icons-material/BarChart';
import DescriptionIcon from '@mui/icons-material/Description';
import InboxIcon from '@mui/icons-material/Inbox';
import PersonSearchIcon from '@mui/icons-material/PersonSearch';
import { useInboxNumbers } from '../mail/inbox';
import { plainPages } from '../plain/plainPages';
import { CountedIcon } from '../ui/layout/CountedIcon';
import type { Pages } from '../ui/pages';
import { EnquiryCreate } from './EnquiryCreate';
import { EnquiryList } from './EnquiryList';
import { EnquiryPage } from './EnquiryPage';
import { OnePerson } from './OnePerson';
import { PersonalDataPage } from './PersonalDataPage';
import { YearPage } from './YearPage';

export const pages = {
  enquiries: {
    list: EnquiryList,
    create: EnquiryCreate,
    edit: EnquiryPage,
    show: OnePerson,
    icon: EnquiriesIcon,
    recordRepresentation: 'name',
  },
  'enquiry-year': {
    page: YearPage,
    icon: BarChartIcon,
  },
  'answer-templates': plainPages('answer-templates', DescriptionIcon),
  'personal-data': {
    page: PersonalDataPage,
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
