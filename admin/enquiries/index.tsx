import DescriptionIcon from '@mui/icons-material/Description';
import InboxIcon from '@mui/icons-material/Inbox';
import PersonSearchIcon from '@mui/icons-material/PersonSearch';
import type { ResourceProps } from 'react-admin';
import { useInboxNumbers } from '../mail/inbox';
import { CountedIcon } from '../ui/layout/CountedIcon';
import { lazyPage } from '../ui/layout/lazyPage';

/** What visitors write to us, and what is answered. */
export const enquiries = {
  name: 'enquiries',
  list: lazyPage(async () => (await import('./EnquiryList')).EnquiryList),
  edit: lazyPage(async () => (await import('./EnquiryPage')).EnquiryPage),
  icon: EnquiriesIcon,
  recordRepresentation: 'name',
  options: { label: 'Enquiries' },
} satisfies ResourceProps;

/** Texts that answers to enquiries begin with. */
export const answerTemplates = {
  name: 'answer-templates',
  list: lazyPage(async () => (await import('./templates')).TemplateList),
  create: lazyPage(async () => (await import('./templates')).TemplateCreate),
  edit: lazyPage(async () => (await import('./templates')).TemplateEdit),
  icon: DescriptionIcon,
  recordRepresentation: 'name',
  options: { label: 'Answer templates' },
} satisfies ResourceProps;

/** Everything about one address; a page rather than a list. */
export const personalData = {
  name: 'personal-data',
  list: lazyPage(async () => (await import('./PersonalDataPage')).PersonalDataPage),
  icon: PersonSearchIcon,
  options: { label: 'Personal data' },
} satisfies ResourceProps;

/** The menu's icon, with the number of new enquiries and of answers that could not be delivered. */
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
