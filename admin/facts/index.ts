import VerifiedIcon from '@mui/icons-material/Verified';
import type { ResourceProps } from 'react-admin';
import { FactCreate } from './FactCreate';
import { FactList } from './FactList';
import { FactPage } from './FactPage';

/** What the figures of the site are, from which day on, and who says so. */
export const facts = {
  name: 'facts',
  list: FactList,
  create: FactCreate,
  edit: FactPage,
  icon: VerifiedIcon,
  recordRepresentation: 'name',
  options: { label: 'Facts' },
} satisfies ResourceProps;
