import { useCallback, useEffect, useRef, useState } from 'react';
import { lastUsername } from '../authProvider';
import { httpClient } from '../httpClient';

/** The server takes a tab for closed a little after it missed three of these. */
const beatMs = 3000;
/** Where others have the record open too: who asks to take over is heard sooner. */
const sharedBeatMs = 1000;
const askAgainMs = 400;
/** Longer than the server gives the holder. */
const longestAskMs = 15_000;

/** A browser tab that has a record open. */
interface Editor {
  username: string;
  tab: string;
}

interface Wish {
  take_over?: boolean;
  hand_over?: boolean;
}

/** Who has a record open, the one who holds it first, and who of them asked to take over. */
interface Presence {
  editors: Editor[];
  asker?: Editor;
}

const nobody: Presence = { editors: [] };

/** The signed-in admin is 'You', who may be there in another tab. */
export const nameOf = ({ username }: Editor) => (username === lastUsername() ? 'You' : username);

/**
 * Says every few seconds that this tab has a record open, and learns who else has. Without an
 * answer all stays as it is: what keeps saves apart is their version.
 */
export function usePresence(resource: string, id: string) {
  const [tab] = useState(() => Math.random().toString(36).slice(2));
  const newest = useRef(nobody);
  const [presence, setPresence] = useState(nobody);
  /** The server has said who has it open, or could not be asked. */
  const [isKnown, setKnown] = useState(false);
  const path = `/api/editors/${resource}/${encodeURIComponent(id)}`;

  const announce = useCallback(
    async (wish?: Wish) => {
      const body = JSON.stringify({ tab, holder: newest.current.editors[0], ...wish });
      const { json } = await httpClient(path, { method: 'PUT', body });
      const found = json as Presence;
      newest.current = found;
      setPresence((last) => (JSON.stringify(last) === JSON.stringify(found) ? last : found));
    },
    [path, tab],
  );

  useEffect(() => {
    let hasLeft = false;
    let timer: number;
    const comeBack = () => {
      hasLeft = false;
      beat();
    };
    const beat = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(beat, newest.current.editors.length > 1 ? sharedBeatMs : beatMs);
      // On its way out a page is hidden after it has said goodbye.
      if (hasLeft) return;
      announce()
        .catch(() => undefined)
        .then(() => setKnown(true));
    };
    const leave = () => {
      hasLeft = true;
      httpClient(`${path}/${tab}`, { method: 'DELETE' }).catch(() => undefined);
    };
    beat();
    document.addEventListener('visibilitychange', beat);
    window.addEventListener('pagehide', leave);
    window.addEventListener('pageshow', comeBack);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', beat);
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      leave();
    };
  }, [announce, path, tab]);

  /** Asks the holder for the record. @throws where the server can't be asked. */
  const takeOver = useCallback(async () => {
    const asked = newest.current.editors[0]?.tab;
    const end = performance.now() + longestAskMs;
    // Until the holder has handed over: to this tab, or to another that asked first.
    for (;;) {
      await announce({ take_over: true });
      if (newest.current.editors[0]?.tab !== asked || performance.now() > end) return;
      await new Promise((resolve) => setTimeout(resolve, askAgainMs));
    }
  }, [announce]);

  /** Lets who asked have the record. */
  const handOver = useCallback(() => {
    if (newest.current.asker) announce({ hand_over: true }).catch(() => undefined);
  }, [announce]);

  return { ...presence, tab, isKnown, takeOver, handOver };
}
