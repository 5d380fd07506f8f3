import type { AuditEvent } from '../../api/types';
import { RecordCards } from '../lists/RecordCards';
import { describeEvent } from './describeEvent';
import { EventTime } from './EventTime';

export function AuditEventCards() {
  return (
    <RecordCards<AuditEvent>
      title={describeEvent}
      details={({ username }) => (
        <>
          {username && `${username} · `}
          <EventTime />
        </>
      )}
      text={({ summary }) => summary}
    />
  );
}
