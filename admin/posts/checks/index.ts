import FactCheckIcon from '@mui/icons-material/FactCheck';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../ui/layout/lazyPage';

/** What the server finds in the live posts; only to read. */
export const checks = {
  name: 'checks',
  list: lazyPage(async () => (await import('./CheckList')).CheckList),
  icon: FactCheckIcon,
  recordRepresentation: 'title',
  options: { label: 'Checks' },
} satisfies ResourceProps;
