import HistoryIcon from '@mui/icons-material/History';
import type { ResourceProps } from 'react-admin';
import { AuditEventList } from './AuditEventList';

/** What the server wrote down about who did what; nobody edits it. */
export const auditEvents = {
  name: 'audit-events',
  list: AuditEventList,
  icon: HistoryIcon,
  recordRepresentation: 'summary',
  options: { label: 'Activity' },
} satisfies ResourceProps;
