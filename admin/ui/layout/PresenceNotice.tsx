import { Alert } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { httpClient } from '../../httpClient';
import { lastUsername } from '../../signedIn';

const heartbeatMs = 30_000;

interface Props {
  resource: string;
  id: string;
  /** The record's noun, as in 'Kim has this enquiry open too.' */
  noun: string;
}

/** Shows who else has a record open. Informational: versions protect saves. */
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

interface Presence {
  editors: { username: string; tab: string }[];
}

/** Reports every half minute that this tab has a record open, and returns who else has. */
function useOthers(resource: string, id: string): string[] {
  const [tab] = useState(() => Math.random().toString(36).slice(2));
  const path = `/api/editors/${resource}/${encodeURIComponent(id)}`;
  const { data } = useQuery({
    queryKey: [path, tab],
    queryFn: async (): Promise<Presence> => {
      const heartbeat = { method: 'PUT', body: JSON.stringify({ tab }), isUnattended: true };
      return (await httpClient(path, heartbeat)).json;
    },
    retry: false,
    refetchInterval: heartbeatMs,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
  });

  useEffect(() => {
    const leave = () =>
      void httpClient(`${path}/${tab}`, { method: 'DELETE', canPrompt: false }).catch(
        () => undefined,
      );
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [path, tab]);

  const names = data?.editors
    .filter((editor) => editor.tab !== tab)
    .map(({ username }) => (username === lastUsername() ? ownTab : username));
  return [...new Set(names)];
}
