import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { assessment } from '../../content/assessment';
import { assessmentSteps } from '../../content/assessmentQuestions';
import { useGo } from '../../navigation';

const parameter = 'step';
const names = [...assessmentSteps.map(({ id }) => id), 'result'];

/**
 * Keeps the step in the address, so that Back, Forward and reload work. Steps beyond `reachable`,
 * the first that needs an answer, are corrected.
 * @param isKnown whether `reachable` is known; until then shows the first step, like the server.
 * @returns the step's number from 0 (one past the last for the result), navigation, and a ref for
 *   the heading to focus.
 */
export function useSteps(reachable: number, isKnown: boolean) {
  const { search, key, state } = useLocation();
  const navigate = useNavigate();
  const go = useGo();
  const heading = useRef<HTMLHeadingElement>(null);
  const shownKey = useRef(key);
  const asked = names.indexOf(new URLSearchParams(search).get(parameter) ?? names[0] ?? '');
  const position = isKnown ? Math.max(0, Math.min(asked, reachable)) : 0;
  const isWrong = isKnown && asked !== position;

  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    heading.current?.focus();
  }, [key]);

  useEffect(() => {
    if (isWrong) void go(addressOf(position), { replace: true, keepsScroll: true });
  }, [isWrong, position, go]);

  const goTo = (to: number) =>
    void go(addressOf(to), { keepsScroll: true, state: { from: position } });
  const cameFrom = (state as { from?: number } | null)?.from;
  return {
    position,
    heading,
    goTo,
    /** Behaves like the browser's Back if the previous entry is the previous step. */
    goBack: () => (cameFrom === position - 1 ? navigate(-1) : goTo(position - 1)),
  };
}

function addressOf(position: number): string {
  return position === 0 ? assessment.path : `${assessment.path}?${parameter}=${names[position]}`;
}
