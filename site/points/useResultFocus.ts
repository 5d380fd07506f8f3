import { type RefObject, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * Gives the focus, each time a form was sent, to what it led to: the result, or else the first input
 * of the field that needs an answer, or that input itself. Not on the way back or forward.
 */
export function useResultFocus(result: RefObject<HTMLElement | null>, fieldId: string | undefined) {
  const { key } = useLocation();
  const navigationType = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is new each time the form is sent.
  useEffect(() => {
    if (navigationType === 'POP') return;
    if (result.current) result.current.focus({ preventScroll: true });
    else if (fieldId)
      document.querySelector<HTMLElement>(`#${fieldId} input, input#${fieldId}`)?.focus();
  }, [key, navigationType, fieldId]);
}
