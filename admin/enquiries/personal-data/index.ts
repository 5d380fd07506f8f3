import PersonSearchIcon from '@mui/icons-material/PersonSearch';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../ui/layout/lazyPage';

/** Everything about one address; a page rather than a list. */
export const personalData = {
  name: 'personal-data',
  list: lazyPage(async () => (await import('./PersonalDataPage')).PersonalDataPage),
  icon: PersonSearchIcon,
  options: { label: 'Personal data' },
} satisfies ResourceProps;
