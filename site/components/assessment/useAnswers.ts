import { useState, useSyncExternalStore } from 'react';
import type { Answers } from './recommend';
import { noAnswers, onAnswers, storeAnswers, storedAnswers } from './storedAnswers';

interface KeptAnswers {
  /** Empty in the first view, which is the server's. */
  answers: Answers;
  /** Whether they were read: false on the server and in the first view. */
  known: boolean;
  /** Whether there were some when the page was opened. */
  restored: boolean;
  setAnswers: (answers: Answers) => void;
}

const never = () => () => {};

/** The answers given so far in this tab. */
export function useAnswers(): KeptAnswers {
  const answers = useSyncExternalStore(onAnswers, storedAnswers, () => noAnswers);
  const known = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [found] = useState(() => typeof window !== 'undefined' && storedAnswers() !== noAnswers);
  return { answers, known, restored: known && found, setAnswers: storeAnswers };
}
