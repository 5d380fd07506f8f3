import { createContext, useCallback, useContext, useState } from 'react';

/** Begins an upload of a form's field. @returns a function that ends it. */
type HoldForm = () => () => void;

/** The form that a field is in: it isn't saved while one of its fields uploads. */
export const FormUploads = createContext<HoldForm | undefined>(undefined);

/** Returns how many uploads a form's fields have under way, and the value of its `FormUploads`. */
export function useFormUploads(): [count: number, hold: HoldForm] {
  const [count, setCount] = useState(0);
  const hold = useCallback(() => {
    setCount((last) => last + 1);
    return () => setCount((last) => last - 1);
  }, []);
  return [count, hold];
}

/** Holds back the form around a field; outside a form it does nothing. */
export const useHoldForm = (): HoldForm => useContext(FormUploads) ?? noForm;

const noForm: HoldForm = () => () => undefined;
