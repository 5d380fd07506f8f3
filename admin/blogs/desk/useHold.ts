import { useEffect, useState } from 'react';
import { nameOf, usePresence } from '../../presence/usePresence';

/** Who writes a post. */
export interface Hold {
  /** The server has said who holds it, or could not be asked. */
  isKnown: boolean;
  /** Another tab holds it, or is about to: here it can only be read. */
  isReadOnly: boolean;
  /** Who holds it or takes over now; 'You' in another tab. */
  holder: string | undefined;
  /** This tab held it before. */
  wasMine: boolean;
  /** Others who have it open while this tab holds it. */
  readers: string[];
  /** @throws where the holder can't be asked. */
  takeOver(): Promise<void>;
  /** Lets who asked have the post: what was typed here is saved. */
  handOver(): void;
}

/** Whoever opened a post first writes it; the others read it, or ask to take it over. */
export function useHold(id: string): Hold {
  const { editors, asker, tab, isKnown, takeOver, handOver } = usePresence('blogs', id);
  const [wasMine, setWasMine] = useState(false);
  const [first, ...others] = editors;
  const isMine = first?.tab === tab;
  const taker = first && !isMine ? first : asker;

  useEffect(() => {
    if (isMine) setWasMine(true);
  }, [isMine]);

  return {
    isKnown,
    isReadOnly: taker !== undefined,
    holder: taker && nameOf(taker),
    wasMine,
    readers: isMine ? others.map(nameOf) : [],
    takeOver,
    handOver,
  };
}
