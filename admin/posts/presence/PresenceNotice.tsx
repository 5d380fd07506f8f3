import { Alert } from '@mui/material';
import { useEffect, useState } from 'react';
import { lastUsername } from '../../authProvider';
import { httpClient } from '../../httpClient';

const heartbeatMs = 30_000;

interface Props {
  resource: string;
  id: string;
  /** What the record is called, as in 'Kim has this enquiry open too.' */
  noun: string;
}

/** Says who else has a record open; everybody may go on: what keeps saves apart is their version. */
export function PresenceNotice({ resource, id, noun }: Props) {
  const others = useOthers(resource, id);
  if (others.length === 0) return null;
  const isPlural = others.length > 1 || others[0] === ownTab;
  return (
    <Alert severity="info" role="status" sx={{ mb: 2 }}>
      {others.join(' and ')} {isPlural ? 'have' : 'has'} this {noun} open too.
    </Alert>
  );
}

const ownTab = 'You, in another tab,';

/** Tells the server every half minute that this tab has a record open, and learns who else has. */
function useOthers(resource: string, id: string): string[] {
  const [tab] = useState(() => Math.random().toString(36).slice(2));
  const [others, setOthers] = useState<string[]>([]);

  useEffect(() => {
    const path = `/api/editors/${resource}/${encodeURIComponent(id)}`;
    const body = JSON.stringify({ tab });
    // Without an answer all stays as it is. It is no use of the session, which may end meanwhile.
    const heartbeat = async () => {
      const { json } = await httpClient(path, { method: 'PUT', body, isUnattended: true });
      const editors: { username: string; tab: string }[] = json.editors;
      const names = editors
        .filter((editor) => editor.tab !== tab)
        .map(({ username }) => (username === lastUsername() ? ownTab : username));
      setOthers([...new Set(names)]);
    };
    const tryHeartbeat = () => void heartbeat().catch(() => undefined);
    const leave = () =>
      void httpClient(`${path}/${tab}`, { method: 'DELETE' }).catch(() => undefined);
    tryHeartbeat();
    const timer = window.setInterval(tryHeartbeat, heartbeatMs);
    window.addEventListener('focus', tryHeartbeat);
    window.addEventListener('pageshow', tryHeartbeat);
    window.addEventListener('pagehide', leave);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('focus', tryHeartbeat);
      window.removeEventListener('pageshow', tryHeartbeat);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [resource, id, tab]);

  return others;
}
