import FactCheckIcon from '@mui/icons-material/FactCheck';
import type { ResourceProps } from 'react-admin';
import { CheckList } from './CheckList';

/** What the server finds in the live posts; only to read. */
export const checks = {
  name: 'checks',
  list: CheckList,
  icon: FactCheckIcon,
  recordRepresentation: 'title',
  options: { label: 'Checks' },
} satisfies ResourceProps;
