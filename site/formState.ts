import { createContext, useContext } from 'react';
import type { EnquiryKind } from './content/enquiryForm';

/** A refused form sent without script, shown again by the server. */
export interface FormState {
  kind: EnquiryKind;
  /** Typed values, by field name. */
  values: Readonly<Record<string, string>>;
  /** Errors, by field name. */
  errors: Readonly<Record<string, string>>;
  /** An error that belongs to no field. */
  message?: string;
}

export const FormStateContext = createContext<FormState | undefined>(undefined);

/** Returns the refused form of this kind, or undefined. */
export function useFormState(kind: EnquiryKind): FormState | undefined {
  const state = useContext(FormStateContext);
  return state?.kind === kind ? state : undefined;
}
