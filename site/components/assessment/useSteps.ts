import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { assessment } from '../../content/assessment';

/**
 * The step the visitor is at, kept in the browser's history, so that its back button leads to the
 * step before; never beyond `reachable`, because answers are gone after a reload.
 * @returns the step, a way to another, and a ref for the heading that takes the focus there.
 */
export function useSteps(reachable: number) {
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  const shownKey = useRef(key);
  const asked = (state as { step?: number } | null)?.step ?? 0;

  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    heading.current?.focus();
  }, [key]);

  return {
    step: Math.min(asked, reachable),
    heading,
    goTo: (step: number) =>
      navigate(assessment.path, { state: { step }, preventScrollReset: true }),
    goBack: () => navigate(-1),
  };
}
