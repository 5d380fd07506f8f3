import { createContext, useContext } from 'react';
import type { EnquiryKind } from './content/enquiryForm';

/** A form that was sent without a script and refused, as the server shows it again. */
export interface FormState {
  kind: EnquiryKind;
  /** What was typed, by the fields' names. */
  values: Readonly<Record<string, string>>;
  /** What is wrong with it, by the fields' names. */
  errors: Readonly<Record<string, string>>;
  /** What is wrong that is no field's. */
  message?: string;
}

export const FormStateContext = createContext<FormState | undefined>(undefined);

/** What the server says of a form of this kind, or undefined where it wasn't sent this way. */
export function useFormState(kind: EnquiryKind): FormState | undefined {
  const state = useContext(FormStateContext);
  return state?.kind === kind ? state : undefined;
}
