import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { assessment } from '../../content/assessment';
import { assessmentSteps } from '../../content/assessmentQuestions';
import { useGo } from '../../navigation';

const parameter = 'step';
const names = [...assessmentSteps.map(({ id }) => id), 'result'];

/**
 * The step that the address names, so that Back, Forward and a reload lead where they say; never one
 * beyond `reachable`, the first that still needs an answer: the address is then put right.
 * @param isKnown whether `reachable` is; until then it is the first step, as on the server.
 * @returns the place of the step from 0, one past the last for the result, ways to others, and a ref for the
 * heading that takes the focus there.
 */
export function useSteps(reachable: number, isKnown: boolean) {
  const { search, key, state } = useLocation();
  const navigate = useNavigate();
  const go = useGo();
  const heading = useRef<HTMLHeadingElement>(null);
  const shownKey = useRef(key);
  const asked = names.indexOf(new URLSearchParams(search).get(parameter) ?? names[0] ?? '');
  const place = isKnown ? Math.max(0, Math.min(asked, reachable)) : 0;
  const isWrong = isKnown && asked !== place;

  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    heading.current?.focus();
  }, [key]);

  useEffect(() => {
    if (isWrong) void go(addressOf(place), { replace: true, keepsScroll: true });
  }, [isWrong, place, go]);

  const goTo = (to: number) =>
    void go(addressOf(to), { keepsScroll: true, state: { from: place } });
  const cameFrom = (state as { from?: number } | null)?.from;
  return {
    place,
    heading,
    goTo,
    /** As the browser's button does where the step before is what it leads to. */
    goBack: () => (cameFrom === place - 1 ? navigate(-1) : goTo(place - 1)),
  };
}

function addressOf(place: number): string {
  return place === 0 ? assessment.path : `${assessment.path}?${parameter}=${names[place]}`;
}
