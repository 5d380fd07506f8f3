import PersonSearchIcon from '@mui/icons-material/PersonSearch';
import type { ResourceProps } from 'react-admin';
import { PersonalDataPage } from './PersonalDataPage';

/** Everything about one address; a page rather than a list. */
export const personalData = {
  name: 'personal-data',
  list: PersonalDataPage,
  icon: PersonSearchIcon,
  options: { label: 'Personal data' },
} satisfies ResourceProps;
