import VerifiedIcon from '@mui/icons-material/Verified';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../ui/layout/lazyPage';

/** What the figures of the site are, from which day on, and who says so. */
export const facts = {
  name: 'facts',
  list: lazyPage(async () => (await import('./FactList')).FactList),
  create: lazyPage(async () => (await import('./FactList')).FactCreate),
  edit: lazyPage(async () => (await import('./FactPage')).FactPage),
  icon: VerifiedIcon,
  recordRepresentation: 'name',
  options: { label: 'Facts' },
} satisfies ResourceProps;
