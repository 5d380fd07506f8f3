import HistoryIcon from '@mui/icons-material/History';
import type { ResourceProps } from 'react-admin';
import { lazyPage } from '../../ui/layout/lazyPage';

/** What the server wrote down about who did what; nobody edits it. */
export const auditEvents = {
  name: 'audit-events',
  list: lazyPage(async () => (await import('./AuditEventList')).AuditEventList),
  icon: HistoryIcon,
  recordRepresentation: 'summary',
  options: { label: 'Activity' },
} satisfies ResourceProps;
